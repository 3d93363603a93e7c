import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import app from '@cubarium/web/build';
import { mergeConfig, type Plugin } from 'vite';
import { insteadOf } from './build/instead.ts';

const addressOf = (file: string): string => pathToFileURL(file).href;

const withPig = (): Plugin => ({
  name: 'with-pig',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const own = found && insteadOf(addressOf(found.id), importer && addressOf(importer));
    return own ? fileURLToPath(own) : found;
  },
});

/** The app with this game in it. It is never shipped. */
export default mergeConfig(app, {
  plugins: [withPig()],
  worker: { plugins: () => [withPig()] },
  build: { outDir: join(import.meta.dirname, 'dist'), emptyOutDir: true },
});
