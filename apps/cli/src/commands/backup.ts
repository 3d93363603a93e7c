import { parseArgs } from 'node:util';
import { loadServer, UsageError, type Command } from './command.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copies the data of a server while it runs',
  help: `cubarium backup FILE [--data FOLDER]

Copies everything that a server keeps into one file, which must not exist yet. The server may be running. To
restore it, stop the server and put the file into its data folder as cubarium.db. What a server keeps in PostgreSQL
(DATABASE_URL) is copied by pg_dump.

  --data ./data      folder of the server's data; also CUBARIUM_DATA`,
  async run(args) {
    const options = { data: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [file, more] = positionals;
    if (file === undefined || more !== undefined) throw new UsageError('name one file for the backup');
    const server = await loadServer();
    const folder = values.data ?? process.env.CUBARIUM_DATA ?? server.DEFAULT_DATA;
    try {
      await server.backup(folder, file);
      console.log(`${file} holds everything of ${folder}`);
      return 0;
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      return 1;
    }
  },
};
