import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPresentSchema } from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { checkTeams } from './check-teams.ts';
import type { Team } from './team.ts';

const contract = readPresentSchema();
function example(name: string): Team {
  const folder = new URL(`examples/${name}/`, import.meta.url);
  const text = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  return { name, ...JSON.parse(text('upstream.json')), sdl: text('schema.graphql'), file: '' };
}
const refunds = example('refunds');
function faults(...teams: Team[]): string {
  try {
    checkTeams(teams, contract);
    return '';
  } catch (fault) {
    return String(fault);
  }
}

describe('a team that fits the contract', () => {
  test.each(['refunds', 'flight-status'])('the example %s does', (name) => {
    expect(faults(example(name))).toBe('');
  });
});

describe('a start is refused, with words, where a team', () => {
  const taking = (...takes: string[]) => faults({ ...refunds, takes });
  const saying = (before: string, after: string) =>
    faults({ ...refunds, sdl: refunds.sdl.replace(before, after) });

  test('takes what the contract does not have', () => {
    expect(taking('Query.refundz')).toContain('refunds: Query.refundz is no field of the contract');
    expect(taking('Refundz')).toContain('refunds: Refundz is no type of the contract');
  });

  test('takes what its SDL does not have', () => {
    expect(taking('Query.airports')).toContain('refunds: Query.airports is not in its SDL');
  });

  test('says another type of a field, or leaves fields out', () => {
    expect(saying('refundNumber: String!', 'refundNumber: Int!')).toContain(
      'Refund.refundNumber is (): String! in the contract',
    );
    expect(saying('  refundNumber: String!\n', '')).toContain('Refund.refundNumber is missing');
    expect(saying('  VOLUNTARY\n', '  VOLUNTARY\n  MAYBE\n')).toContain(
      'RefundKind.MAYBE is no value of the contract',
    );
    expect(saying('  orderId: ID!\n', '')).toContain('CreateRefundOfferInput has other fields');
  });

  test('takes a field whose outage would take the object away', () => {
    const sdl = 'type Query { ordersById(ids: [ID!]!): [Order]! @merge(keyField: "id") } ';
    const order = 'type Order @key(selectionSet: "{ id }") { id: ID! bookingReference: String! }';
    const team = { ...refunds, takes: ['Order.bookingReference'], sdl: `${sdl}${order}` };
    expect(faults(team)).toContain(
      'Order.bookingReference is String!: an outage would take the whole Order away',
    );
  });

  test('serves more than it takes, or nothing by which an object is found', () => {
    const takes = refunds.takes.filter((one) => one !== 'AirlineChange.refund');
    expect(taking(...takes)).toContain('AirlineChange.refund is in its SDL, and not taken');
    expect(saying('  ordersById(ids: [ID!]!): [Order]! @merge(keyField: "id")\n', '')).toContain(
      'Order.refunds is taken: a field with @merge must find Order',
    );
    expect(saying('  node(id: ID!): Node\n', '')).toContain('Query.node must find it');
  });

  test('takes a type and leaves a field that answers it behind', () => {
    const takes = refunds.takes.filter((one) => one !== 'Member.refunds');
    expect(taking(...takes)).toContain('Refund is taken, and RefundConnection.nodes is not');
  });

  test('takes what another one takes', () => {
    expect(faults(refunds, { ...refunds, name: 'others' })).toContain(
      'Order.refunds is taken by refunds too',
    );
  });

  test('has an SDL that cannot be read', () => {
    expect(saying('type Query {', 'type Query {{')).toContain('refunds: its SDL cannot be read');
  });
});
