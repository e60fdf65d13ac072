import type { GraphQLSchema } from 'graphql';
import { type MetField, walkAnswer } from '#gateway/graphql/walk-answer.ts';
import type { RecordedOperation } from './recorded-operations.ts';

/** A field of an answer: where it stands, and what it has there. */
export type AnsweredField = Pick<MetField, 'parent' | 'field' | 'coordinate'> & {
  /** `order.passengers[0].name` */
  readonly path: string;
  /** Of a list the number of its items; undefined where only what is below has a value. */
  readonly value: unknown;
};

const pathText = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`,
    '',
  );

function shownOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? undefined : value;
}

/**
 * Every field of an answer with its value, in the order of the document. Of a list the first item
 * stands for all.
 */
export const answeredFields = (
  schema: GraphQLSchema,
  { document, data }: Pick<RecordedOperation, 'document' | 'data'>,
): AnsweredField[] =>
  walkAnswer(document, data, schema)
    .fields.filter(
      ({ path, value }) =>
        value !== undefined &&
        typeof path.at(-1) === 'string' &&
        path.every((part) => typeof part === 'string' || part === 0),
    )
    .map((met) => ({ ...met, path: pathText(met.path), value: shownOf(met.value) }));
