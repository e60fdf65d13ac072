import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import { readPresentSchema } from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { touchedTeams } from './touched-teams.ts';

const contract = readPresentSchema();
const team = (name: string, ...takes: string[]) => ({
  name,
  takes,
  url: '',
  sdl: '',
  percent: 100,
  file: '',
});
const touched = touchedTeams(contract, [
  team('refunds', 'Refund', 'Query.refund', 'Order.refunds', 'Member.refunds'),
  team('flight-status', 'Query.flightStatus'),
  team('orders', 'Order.bookingReference'),
]);
const namesIn = (text: string) => [...touched(parse(text))].map(({ name }) => name);

test('a document touches those whose fields it has, in fragments and behind interfaces too', () => {
  expect(namesIn('{ airports { code } }')).toEqual([]);
  expect(namesIn('{ refund(by: { id: "x" }) { id } }')).toEqual(['refunds']);
  expect(namesIn('{ openOrders { ...R } } fragment R on Order { refunds { id } }')).toEqual([
    'refunds',
  ]);
  expect(namesIn('{ payable(id: "x") { ... on Order { refunds { id } } } }')).toEqual(['refunds']);
});

test('who takes a type is asked for objects by their ids; who takes fields alone is not', () => {
  expect(namesIn('{ node(id: "x") { id } }')).toEqual(['refunds']);
  expect(namesIn('{ nodes(ids: []) { id } }')).toEqual(['refunds']);
});

test('a document is looked through once', () => {
  const document = parse('{ airports { code } }');
  expect(touched(document)).toBe(touched(document));
});

test('few documents of the site touch what two teams have taken: the rest are executed as before', () => {
  const teams = Object.values(readOwnManifest()).map(namesIn);
  const count = (name: string) => teams.filter((names) => names.includes(name)).length;
  expect(count('refunds')).toBeGreaterThan(3);
  expect(count('refunds') + count('flight-status')).toBeLessThan(teams.length / 5);
});
