import { use } from 'react';
import { settings, useSettings, type Language } from '../settings.ts';

/**
 * Texts are plain typed objects, one module a language: a text, a function of its parameters, or a group of them.
 * English gives the shape; the compiler then refuses a language that misses a text, has one too many, or reads
 * parameters that nobody passes.
 */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (params: infer P) => string
      ? (params: P) => string
      : Shape<T[K]>;
};

export interface MessageSource<M> {
  /** The texts in the language chosen now; suspends while they load. */
  readonly use: () => M;
  readonly load: (language: Language) => Promise<M>;
}

export type Loaders<M> = Readonly<Record<Language, () => Promise<{ readonly messages: M }>>>;

export function messageSource<M>(loaders: Loaders<M>): MessageSource<M> {
  const loaded = new Map<Language, Promise<M>>();
  const load = (language: Language): Promise<M> => {
    let promise = loaded.get(language);
    if (!promise) {
      promise = loaders[language]().then((module) => module.messages);
      loaded.set(language, promise);
    }
    return promise;
  };
  // The first view should not wait for a second round trip.
  void load(settings.get().language);
  return { load, use: () => use(load(useSettings().language)) };
}
