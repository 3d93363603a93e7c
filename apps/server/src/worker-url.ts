/**
 * Where the code of a thread lies: beside the sources as long as we run from source, beside the bundle under a
 * flat name once we are packed.
 */
export const workerUrl = (name: string): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL(`./${name}.ts`, import.meta.url)
    : new URL(`./${name.replaceAll('/', '-')}.js`, import.meta.url);
