import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readPresentSchema } from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { LIST_COSTS } from './list-cost.ts';
import { FREE_TEXT_LIMITS } from './query-limits.plugin.ts';
import { weigh } from './query-weight.ts';

const airline = readPresentSchema();

const schema = buildSchema(`
  type Query { orders(first: Int): [Order!]! order: Order }
  type Order { id: ID! orders(first: Int): [Order!]! }
`);
const weightOf = (query: string) => weigh(parse(query), schema, 20_000);

describe('the weight of a query', () => {
  it('counts what is in a list as often as the list is long', () => {
    expect(weightOf('{ order { id } }').cost).toBe(2);
    expect(weightOf('{ orders(first: 3) { id } }').cost).toBeGreaterThanOrEqual(6);
    expect(weightOf('{ orders { orders { orders { id } } } }').cost).toBeGreaterThan(1000);
  });

  it('takes the lists of the schema for as long as they are', () => {
    const { cost } = weigh(
      parse('{airports{destinations{destinations{destinations{__typename}}}}}'),
      airline,
      FREE_TEXT_LIMITS.cost,
    );
    expect(cost).toBeGreaterThan(FREE_TEXT_LIMITS.cost);
    const map = `{ aircraftType(code: A320_NEO) { seatPlan { exits { kind } cabins { cabin columns rows {
      number pitchInches exitRow seats { number position kind characteristics padisCodes } } } } } }`;
    expect(weigh(parse(map), airline, FREE_TEXT_LIMITS.cost).cost).toBeLessThan(10_000);
  });

  it('knows no list that its type does not have', () => {
    for (const coordinate of Object.keys(LIST_COSTS)) {
      const [name = '', field = ''] = coordinate.split('.');
      const type = airline.getType(name);
      if (type) expect(type.toConfig()).toHaveProperty(`fields.${field}`);
    }
  });

  it('counts the name of a type as often as the list around it is long', () => {
    expect(weightOf('{ orders(first: 300) { __typename } }').cost).toBe(600);
  });

  it('follows fragments, also into themselves, and comes to an end', () => {
    const cyclic = '{ order { ...A } } fragment A on Order { orders { ...A } }';
    expect(weightOf(cyclic).depth).toBe(2);
  });

  it('is reached quickly by fragments that double forty times', () => {
    const doubling = Array.from(
      { length: 40 },
      (_, i) => `fragment F${i} on Order { ...F${i + 1} ...F${i + 1} }`,
    );
    const query = `{ order { ...F0 } } ${doubling.join(' ')} fragment F40 on Order { __typename }`;
    expect(weightOf(query).cost).toBeGreaterThan(20_000);
  });

  it('counts the other names of introspection, outside and inside, as each is answered again', () => {
    const many = Array.from({ length: 50 }, (_, i) => `a${i}: __schema { ...Whole }`).join(' ');
    const whole = 'fragment Whole on __Schema { types { name } }';
    expect(weightOf(`{ ${many} } ${whole}`).aliases).toBe(50);
    const inside = Array.from({ length: 50 }, (_, i) => `a${i}: types { name }`).join(' ');
    expect(
      weightOf(`{ __schema { ...Whole } } fragment Whole on __Schema { ${inside} }`).aliases,
    ).toBe(50);
  });

  it('lets the introspection of tools through', () => {
    const { depth, aliases, cost } = weightOf(getIntrospectionQuery());
    expect([depth, aliases]).toEqual([0, 0]);
    expect(cost).toBeLessThan(1000);
  });

  it('leaves introspection out of the depth', () => {
    expect(weightOf('{ __schema { types { fields { type { name } } } } }').depth).toBe(0);
  });
});
