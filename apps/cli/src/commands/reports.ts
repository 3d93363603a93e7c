import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Report } from '@cubarium/server';
import { loadServer, type Command } from './command.ts';

export const reports: Command = {
  name: 'reports',
  summary: 'lists what people reported to a server',
  help: `cubarium reports [--data FOLDER] [--json]

Lists what people reported about each other, the newest first, with what was last said by whom is reported. The server
may be running. Behind each name stands a sign that is the same for the same person, however they call themselves.
DATABASE_URL reads the database of a server that keeps everything in PostgreSQL.

  --data ./data      folder of the server's data; also CUBARIUM_DATA
  --json             one JSON object a line`,
  async run(args) {
    const options = { data: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const server = await loadServer();
    const data = values.data ?? process.env.CUBARIUM_DATA ?? server.DEFAULT_DATA;
    try {
      const found = await server.readReports({ data, databaseUrl: process.env.DATABASE_URL ?? null });
      for (const report of found) console.log(values.json ? JSON.stringify(told(report)) : inWords(report));
      if (found.length === 0 && !values.json) console.log('Nothing has been reported.');
      return 0;
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      return 1;
    }
  },
};

const SIGN_LENGTH = 8;
/** Tells people apart without telling who they are to the server. */
const signOf = (person: string): string =>
  createHash('sha256').update(person).digest('hex').slice(0, SIGN_LENGTH);

const told = ({ reporter, reported, ...rest }: Report) => ({
  ...rest,
  reporter: signOf(reporter),
  reported: signOf(reported),
});

function inWords(report: Report): string {
  const { at, table, name, by, reason, note, lines, reporter, reported } = told(report);
  const head = `${new Date(at).toISOString()}  table ${table}`;
  const who = `  ${name} (${reported}), reported by ${by} (${reporter}): ${reason}${note && `, “${note}”`}`;
  return [head, who, ...lines.map(({ text }) => `    “${text}”`)].join('\n');
}
