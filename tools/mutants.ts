import { parseSync } from 'oxc-parser';
import type { Source } from './sources.ts';

/** One place of a source where the code could say something else. */
export interface Mutant {
  readonly path: string;
  readonly line: number;
  /** The line as it is, without its indent: what a reader recognises when lines have moved. */
  readonly code: string;
  /** `===  →  !==`. */
  readonly change: string;
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

interface Spot {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
};

const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

type Tree = Readonly<Record<string, unknown>>;
interface Node extends Tree {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Every mutant of a source. Types and imports are left alone: no test runs them. */
export function mutantsOf({ path, text }: Source): readonly Mutant[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return spotsIn(program, text).map(({ start, end, to }) => {
    const before = text.slice(0, start);
    const from = before.lastIndexOf('\n') + 1;
    return {
      path,
      line: before.split('\n').length,
      code: text.slice(from, text.indexOf('\n', from)).trim(),
      change: `${text.slice(start, end)}  →  ${to}`,
      start,
      end,
      to,
    };
  });
}

export const mutated = (text: string, { start, end, to }: Mutant): string =>
  text.slice(0, start) + to + text.slice(end);

function spotsIn(node: unknown, text: string): readonly Spot[] {
  if (Array.isArray(node)) return node.flatMap((each) => spotsIn(each, text));
  if (!isNode(node) || node.type.startsWith('TS') || node.type.startsWith('Import')) {
    // `x as const` and `x satisfies T` are values with a type beside them.
    return isNode(node) && isNode(node.expression) ? spotsIn(node.expression, text) : [];
  }
  return [...spotsHere(node, text), ...Object.values(node).flatMap((child) => spotsIn(child, text))];
}

function spotsHere(node: Node, text: string): readonly Spot[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operator(node, text);
    case 'UnaryExpression':
      return node.operator === '!' ? [{ start: node.start, end: node.start + 1, to: '' }] : [];
    case 'Literal':
      return literal(node);
    case 'MemberExpression':
      return method(node);
    case 'IfStatement':
      return isNode(node.test) ? [{ start: node.test.start, end: node.test.end, to: 'false' }] : [];
    default:
      return [];
  }
}

function operator({ left, right, operator: now }: Node, text: string): readonly Spot[] {
  const to = OPERATORS[String(now)];
  if (to === undefined || !isNode(left) || !isNode(right)) return [];
  const start = text.indexOf(String(now), left.end);
  return [{ start, end: start + String(now).length, to }];
}

function literal({ value, start, end }: Node): readonly Spot[] {
  if (typeof value === 'boolean') return [{ start, end, to: String(!value) }];
  return typeof value === 'number' ? [{ start, end, to: String(value + 1) }] : [];
}

function method({ property, computed }: Node): readonly Spot[] {
  if (computed === true || !isNode(property) || typeof property.name !== 'string') return [];
  const to = METHODS[property.name];
  return to === undefined ? [] : [{ start: property.start, end: property.end, to }];
}
