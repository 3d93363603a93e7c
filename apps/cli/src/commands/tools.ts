import { loadAll } from '@cubarium/catalogue';
import { provideAll } from '../base/assets.ts';
import { UsageError, type Command } from './command.ts';

/** What games bring to the command line beyond the commands that all have. */
export async function toolCommands(): Promise<readonly Command[]> {
  const games = await loadAll();
  return games.flatMap((game) =>
    (game.tools ?? []).map((tool) => ({
      name: tool.name,
      summary: tool.summary,
      help: tool.help,
      async run(args: readonly string[]) {
        await provideAll([game]);
        const answer = tool.answer(args, { within });
        if (!answer.ok) throw new UsageError(answer.error);
        console.log(answer.value);
        return 0;
      },
    })),
  );
}

function within(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}
