// What a game's style sheet may touch: only what carries the game's id in a class, itself or around it.

/** A sentence for each rule that could restyle the frame or another game. */
export function leaksOf(game: string, text: string): readonly string[] {
  const leaks: string[] = [];
  for (const { prelude, inner } of blocksOf(plain(text))) {
    const [, rule, name = ''] = /^@([\w-]+)\s*([\w-]*)/.exec(prelude) ?? [];
    if (rule === 'keyframes' || rule === 'property') {
      if (!isOwn(game, name.replace(/^--/, '')))
        leaks.push(`@${rule} ${name} does not begin with '${game}-'`);
    } else if (rule === undefined)
      leaks.push(
        ...listed(prelude)
          .filter((selector) => !isScoped(game, selector))
          .map((selector) => `'${selector}' names no class that begins with '${game}'`),
      );
    else leaks.push(...leaksOf(game, inner));
  }
  return leaks;
}

interface Block {
  /** What stands before the brace. */
  readonly prelude: string;
  readonly inner: string;
}

/** Braces and commas in comments and quotes would be taken for the sheet's own. */
const plain = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/'[^']*'|"[^"]*"/g, "''");

/** The blocks of a sheet; what stands outside them (`@import …;`) has no selector. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{' && depth++ === 0) open = i;
    else if (text[i] === ';' && depth === 0) start = i + 1;
    else if (text[i] === '}' && --depth === 0) {
      blocks.push({ prelude: text.slice(start, open).trim(), inner: text.slice(open + 1, i) });
      start = i + 1;
    }
  }
  return blocks;
}

/** The members of a list of selectors; commas inside brackets do not part it. */
function listed(text: string): readonly string[] {
  const members: string[] = [''];
  let depth = 0;
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) members.push('');
    else members.push(`${members.pop() ?? ''}${sign}`);
  }
  return members.map((member) => member.replaceAll(/\s+/g, ' ').trim());
}

const INNERMOST = /:([\w-]+)\(([^()]*)\)/;

/** Whether nothing matches that has no element of the game's in, at or around it. */
function isScoped(game: string, selector: string): boolean {
  const found = INNERMOST.exec(selector);
  if (!found) return [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => isOwn(game, name));
  const [whole, kind = '', inner = ''] = found;
  // Of several ways to match one without the game is enough to leak; what is excluded binds nothing.
  const binds = ['is', 'where', 'has'].includes(kind) && listed(inner).every((each) => isScoped(game, each));
  return isScoped(game, selector.replace(whole, binds ? `.${game}` : ''));
}

const isOwn = (game: string, name: string): boolean => name === game || name.startsWith(`${game}-`);
