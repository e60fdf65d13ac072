import type { SeededRandom } from './seeded-random.ts';

/**
 * Makes up a value. It may depend on its arguments only: `dice` is seeded with the place of the
 * value, `now` is the gateway's clock.
 */
export type Generator = (dice: SeededRandom, now: Date) => unknown;

/**
 * Makes up some fields of an object consistently; a function resolves a field with its arguments.
 * @param key of its global id, from which the ids of what belongs to it are made; empty where it
 *   has none
 */
export type TypeGenerator = (
  dice: SeededRandom,
  now: Date,
  key: string,
) => Readonly<Record<string, unknown>>;

/**
 * How values are made up: by field (`Type.field`), else by the name of the field, else by the type.
 */
export interface Generators {
  readonly types: Readonly<Record<string, TypeGenerator>>;
  readonly fields: Readonly<Record<string, Generator>>;
  readonly names: Readonly<Record<string, Generator>>;
  readonly scalars: Readonly<Record<string, Generator>>;
}
