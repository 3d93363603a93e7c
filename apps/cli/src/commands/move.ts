import { parseArgs } from 'node:util';
import { loadServer, UsageError, type Command } from './command.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const move: Command = {
  name: 'move',
  summary: 'carries everything a server keeps to another store',
  help: `cubarium move --from PLACE --to PLACE

Carries people, tables, their logs and what was said at them from one place to another, and compares every entry
that arrived with the one that was sent. A place is the folder of a server's data or the address of a PostgreSQL
database (postgres://…). No server may run on either; where it goes nothing may be yet. What is at the old place
stays as it is. A table that is damaged is named and left behind: the exit code is then 1.

  --from PLACE       where everything is
  --to PLACE         where it should go`,
  async run(args) {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    const { from, to } = parseArgs({ args: [...args], options }).values;
    if (from === undefined || to === undefined) throw new UsageError('say where from and where to');
    const server = await loadServer();
    try {
      const { tables, entries, people, lines, left } = await server.move(from, to);
      const what = [
        `${counted(tables, 'table', 'tables')} with ${counted(entries, 'entry', 'entries')}`,
        counted(people, 'person', 'people'),
        counted(lines, 'line of chat', 'lines of chat'),
      ];
      console.log(`moved and compared: ${what.join(', ')}`);
      for (const table of left) console.error(`the table ${table} is damaged and was left behind`);
      return left.length === 0 ? 0 : 1;
    } catch (error) {
      if (!(error instanceof server.MoveError || error instanceof server.StartError)) throw error;
      console.error(error.message);
      return 1;
    }
  },
};
