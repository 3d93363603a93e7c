import { use, type ComponentType } from 'react';
import { loadOnce } from '../state/loading.ts';

/** What is loaded when it is first seen. React's own way would remember for ever that it did not arrive. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loaded = loadOnce(load);
  return function Later(props: P) {
    const Loaded = use(loaded(undefined));
    return <Loaded {...props} />;
  };
}
