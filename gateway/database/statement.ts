import {
  type CompiledQuery,
  type DeleteResult,
  type InsertResult,
  type QueryExecutorProvider,
  type RawBuilder,
  sql,
  type UpdateResult,
} from 'kysely';
import type { Database } from './database.ts';

/** A query as kysely has it, or as `sql` has it. */
type Written<Row> = { compile(db: QueryExecutorProvider): CompiledQuery<Row> };

/** A write that returns no rows has none. */
type Rows<Row> = Exclude<Row, InsertResult | UpdateResult | DeleteResult>[];

const noValueYet = (): never => {
  throw new TypeError('A statement is written without its values');
};

/** Stands in a statement where a value goes that comes each time it is sent. It cannot be calculated with. */
class Place {
  readonly index: number;
  readonly toJSON = noValueYet;
  readonly [Symbol.toPrimitive] = noValueYet;
  constructor(index: number) {
    this.index = index;
  }
}

/** No value, but a choice how the statement is written: who has no session is asked for none. */
const isChoice = (one: unknown): boolean =>
  one === null || one === undefined || typeof one === 'boolean' || typeof one === 'symbol';

/** Several values under their names, such as an actor. */
const isGroup = (one: unknown): one is Readonly<Record<string, unknown>> => {
  if (typeof one !== 'object' || one === null) return false;
  const prototype = Object.getPrototypeOf(one);
  return prototype === Object.prototype || prototype === null;
};

/** What decides how the statement is written, as a key: there is one text for each. Adds the values to `values`. */
const shapeOf = (one: unknown, values: unknown[]): string => {
  if (isChoice(one)) return `${String(one)},`;
  if (!isGroup(one)) {
    values.push(one);
    return '?,';
  }
  let shape = '(';
  for (const name in one) shape += name + shapeOf(one[name], values);
  return `${shape})`;
};

/** The same with a place for each value. */
const placed = (one: unknown, next: { index: number }): unknown => {
  if (isChoice(one)) return one;
  if (!isGroup(one)) return new Place(next.index++);
  return Object.fromEntries(Object.entries(one).map(([name, its]) => [name, placed(its, next)]));
};

const isConstant = (one: unknown): boolean => typeof one === 'string' || typeof one === 'number';

/** As PostgreSQL reads a value whose type the statement decides, which is how a parameter arrives. */
const literal = (one: unknown): string => `'${String(one).replaceAll("'", "''")}'`;

/**
 * Writes what is no place into the text: a plan that is made for all values finds an index on the rows of one state only where the
 * text names the state.
 */
const withConstants = ({ sql: text, parameters }: CompiledQuery) => {
  const places: unknown[] = [];
  const put = (_: string, number: string): string => {
    const one = parameters[Number(number) - 1];
    return isConstant(one) ? literal(one) : `$${places.push(one)}`;
  };
  return { sql: text.replaceAll(/\$(\d+)/g, put), parameters: places };
};

/**
 * A statement that is built and compiled at its first use, and sent with other values afterwards: to build it costs several times
 * as much as to send it. What is null, a boolean or a symbol may decide how it is written; a value is only passed on to kysely, so
 * that a list goes into `anyOf`.
 * @returns its rows
 */
export const statement = <Given extends unknown[], Row>(
  write: (db: Database, ...given: Given) => Written<Row>,
) => {
  const written = new Map<string, CompiledQuery<Row>>();
  return async (db: Database, ...given: Given): Promise<Rows<Row>> => {
    const values: unknown[] = [];
    let shape = '';
    for (const one of given) shape += shapeOf(one, values);
    let query = written.get(shape);
    if (!query) {
      const next = { index: 0 };
      const built = write(db, ...(given.map((one) => placed(one, next)) as Given)).compile(db);
      if (built.parameters.some(isGroup)) noValueYet();
      query = { ...built, ...withConstants(built) };
      written.set(shape, query);
    }
    const parameters = query.parameters.map((one) =>
      one instanceof Place ? values[one.index] : one,
    );
    const { rows } = await db.executeQuery({ ...query, parameters });
    return rows as Rows<Row>;
  };
};

/** One of the values of a list, which is one parameter however long the list is. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> =>
  sql<Value>`any(${values})`;
