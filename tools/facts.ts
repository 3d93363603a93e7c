import { parseSync } from 'oxc-parser';
import { isPlain, readPlainFacts } from './plain-facts.ts';
import type { Facts, Source } from './sources.ts';

export function readFacts({ path, text }: Source): Facts {
  if (isPlain(path)) return readPlainFacts({ path, text });
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const facts: Facts = { imports: [], names: [], strings: [] };
  collect(program, facts);
  return facts;
}

/** The syntax tree as plain data: all that matters here is the shape of a few kinds of node. */
type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function collect(node: unknown, facts: Facts): void {
  if (Array.isArray(node)) for (const each of node) collect(each, facts);
  else if (isTree(node)) {
    const done = collectHere(node, facts);
    for (const [slot, child] of Object.entries(node)) if (!done.includes(slot)) collect(child, facts);
  }
}

/** Takes what a node says by itself; gives back the slots that need no visit. */
function collectHere(node: Tree, facts: Facts): readonly string[] {
  if (isTree(node.source) && typeof node.source.value === 'string') {
    facts.imports.push(node.source.value);
    return ['source'];
  }
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string') facts.strings.push(node.value);
      return [];
    case 'TemplateElement':
      if (isTree(node.value) && typeof node.value.cooked === 'string') facts.strings.push(node.value.cooked);
      return [];
    case 'Identifier':
      if (typeof node.name === 'string') facts.names.push(node.name);
      return [];
    case 'MemberExpression':
      take(node.object, keyOf(node), facts);
      return node.computed === true ? [] : ['property'];
    case 'VariableDeclarator':
      for (const key of keysOf(node.id)) take(node.init, key, facts);
      return [];
    case 'Property':
      if (node.computed === true) return [];
      if (nameOf(node.key) !== null) facts.strings.push(String(nameOf(node.key)));
      return isTree(node.key) && node.key.type === 'Identifier' ? ['key'] : [];
    case 'TSPropertySignature':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return node.computed === true ? [] : ['key'];
    default:
      return [];
  }
}

/** Objects of which it matters what is taken from them. */
const GIVING = ['Math', 'navigator', 'crypto'];
/** What is taken from these goes by its own name as well. */
const GLOBAL = ['globalThis', 'window', 'self'];

function take(from: unknown, key: string | null, { names }: Facts): void {
  const giver = nameOf(from) ?? (isTree(from) ? keyOf(from) : null);
  if (giver === null || key === null) return;
  if (GIVING.includes(giver)) names.push(`${giver}.${key}`);
  else if (GLOBAL.includes(giver)) names.push(key);
}

/** The names in `{ a, b: c }` on the left of an equals sign. */
const keysOf = (pattern: unknown): readonly (string | null)[] =>
  isTree(pattern) && Array.isArray(pattern.properties)
    ? pattern.properties.map((each: unknown) => (isTree(each) ? nameOf(each.key) : null))
    : [];

/** What a member expression reads, when it says so: `a.b` and `a['b']`. */
function keyOf({ property, computed }: Tree): string | null {
  if (computed !== true) return nameOf(property);
  return isTree(property) && typeof property.value === 'string' ? property.value : null;
}

const nameOf = (node: unknown): string | null =>
  isTree(node) && typeof node.name === 'string' ? node.name : null;
