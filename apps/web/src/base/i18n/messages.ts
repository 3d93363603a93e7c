import { use } from 'react';
import { loadOnce } from '../state/loading.ts';
import { changeSettings, settings, useSettings, type Language } from '../state/settings.ts';

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

/** Every source that is in use, so that a new language can be fetched before anything changes. */
const sources: ((language: Language) => Promise<unknown>)[] = [];

export function messageSource<M>(loaders: Loaders<M>): MessageSource<M> {
  const load = loadOnce((language: Language): Promise<M> => {
    const promise = loaders[language]().then(({ messages }) => messages);
    promise.then(
      // What React notes on a promise that it has seen through: texts that are here never suspend.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => undefined,
    );
    return promise;
  });
  sources.push(load);
  // The first view should not wait for a second round trip.
  void load(settings.get().language);
  const useMessages = (): M => {
    const { language } = useSettings();
    // Always through `use`: a component that is drawn again after it waited has to find the same hooks.
    return use(load(language));
  };
  return { load, use: useMessages };
}

/** Changes the language of everything at once, without a gap. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all(sources.map((load) => load(language)));
  changeSettings({ language });
}
