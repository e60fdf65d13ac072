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

/** Values under their names, such as an actor: or all that is given, under its positions. */
type Group = Readonly<Record<string, unknown>>;

const noValueYet = (): never => {
  throw new TypeError('A statement is written without its values');
};

/** Stands in a statement where a value goes that comes each time it is sent. Whoever computes with it is told. */
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

const isGroup = (one: unknown): one is Group => {
  if (typeof one !== 'object' || one === null) return false;
  const prototype = Object.getPrototypeOf(one);
  return prototype === Object.prototype || prototype === null;
};

/** The names and choices of a group, in which each statement has one text. Its values are added to `values`. */
const shapeOf = (group: Group, values: unknown[]): string => {
  let shape = '';
  for (const name in group) {
    const one = group[name];
    if (isGroup(one)) shape += `${name}(${shapeOf(one, values)})`;
    else if (isChoice(one)) shape += `${name}=${String(one)},`;
    else {
      shape += `${name},`;
      values.push(one);
    }
  }
  return shape;
};

/** The same group with a place for each value. */
const placed = (group: Group, next = { index: 0 }): Group =>
  Object.fromEntries(
    Object.entries(group).map(([name, one]) => {
      if (isGroup(one)) return [name, placed(one, next)];
      return [name, isChoice(one) ? one : new Place(next.index++)];
    }),
  );

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
  return async (
    db: Database,
    ...given: Given
  ): Promise<Exclude<Row, InsertResult | UpdateResult | DeleteResult>[]> => {
    const values: unknown[] = [];
    const shape = shapeOf(given as unknown as Group, values);
    let query = written.get(shape);
    if (!query) {
      const places = Object.values(placed(given as unknown as Group)) as Given;
      query = write(db, ...places).compile(db);
      if (query.parameters.some(isGroup)) noValueYet();
      written.set(shape, query);
    }
    const parameters = query.parameters.map((one) =>
      one instanceof Place ? values[one.index] : one,
    );
    const { rows } = await db.executeQuery({ ...query, parameters });
    return rows as Exclude<Row, InsertResult | UpdateResult | DeleteResult>[];
  };
};

/** One of the values of a list, which is one parameter however long the list is. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> =>
  sql<Value>`any(${values})`;
