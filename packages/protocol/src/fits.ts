import { isRecord } from '@cubarium/core';
import type { Static, TSchema } from 'typebox';
import type { Frozen } from './shapes.ts';

/** The words of JSON Schema that our declarations use; a test finds any other. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * True when a value has everything that its declaration asks for. Fields beyond it are let through, so that a server
 * may add some within a version. It reads the declaration instead of compiling it: a browser under a strict policy
 * may not make code.
 */
export const fits = <S extends TSchema>(schema: S, value: unknown): value is Frozen<Static<S>> =>
  isOf(schema, value);

function isOf(shape: Shape, value: unknown): boolean {
  if (shape.anyOf) return shape.anyOf.some((each) => isOf(each, value));
  if ('const' in shape) return value === shape.const;
  if (shape.enum) return shape.enum.includes(value);
  switch (shape.type) {
    case 'object':
      return isRecord(value) && hasFields(shape, value);
    case 'array':
      return Array.isArray(value) && value.every((item) => isOf(shape.items ?? {}, item));
    case 'integer':
      return Number.isInteger(value) && isWithin(shape, Number(value));
    case 'null':
      return value === null;
    case undefined:
      return true;
    default:
      return typeof value === shape.type;
  }
}

const hasFields = (
  { properties = {}, required = [] }: Shape,
  value: Readonly<Record<string, unknown>>,
): boolean =>
  required.every((name) => Object.hasOwn(value, name)) &&
  Object.entries(properties).every(
    ([name, shape]) => !Object.hasOwn(value, name) || isOf(shape, value[name]),
  );

const isWithin = ({ minimum = -Infinity, maximum = Infinity }: Shape, value: number): boolean =>
  value >= minimum && value <= maximum;
