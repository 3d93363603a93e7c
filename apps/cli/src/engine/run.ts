import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { LineCutter, type Line } from './lines.ts';
import type { EngineSession } from './session.ts';

interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/** Answers every line of the input, in order, until it ends; reads no faster than its answers are taken. */
export async function runEngine(session: EngineSession, { input, output }: Streams): Promise<void> {
  const cutter = new LineCutter();
  let gone = false;
  output.on('error', () => {
    gone = true;
  });
  const answerAll = async (lines: Iterable<Line>): Promise<void> => {
    for (const line of lines) {
      if (gone) return;
      if (!output.write(`${answer(session, line)}\n`)) await once(output, 'drain').catch(() => undefined);
    }
  };
  for await (const chunk of input as AsyncIterable<Uint8Array>) {
    await answerAll(cutter.push(chunk));
    if (gone) return;
  }
  await answerAll(cutter.end());
}

function answer(session: EngineSession, line: Line): string {
  if ('text' in line) return session.handle(line.text);
  if (line.refused === 'too-long') return session.refuse('too-long', 'a line has at most 8 MB');
  return session.refuse('bad-request', 'not UTF-8');
}
