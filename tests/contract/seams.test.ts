import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNonNullType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { readPresentSchema } from '#gateway/graphql/schema-compatibility/published-schema.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { ROOTS } from '#gateway/upstreams/team.ts';

/** Why a field stays as it is: without it a page would say something that is not true. */
const WHY = {
  'what an order is and what may be done with it follow from it: without it a page would offer what is refused':
    [
      'Order.airlineChanges',
      'Order.dateChanges',
      'Order.successors',
      'Order.paymentChain',
      'Order.seatOrders',
      'PassengerSegment.checkIn',
      'PassengerSegment.mealOffers',
    ],
  'payable orders of every kind have it, and none is paid without it': [
    'Order.payments',
    'Order.amountDue',
  ],
  'the lists of orders are the pages that show them, and lead to everything else': [
    'Member.orders',
    'Member.orderTabs',
    'Viewer.checkInItineraries',
    'Viewer.checkInRecords',
    'Viewer.openedOrders',
  ],
  'a booking takes its travellers from it, and would save them twice': [
    'Member.frequentPassengers',
  ],
  'members and their points are one club': ['PointsAccount.statement'],
} as const;

const contract = readPresentSchema();

/** The modules by the names of their folders. */
const modules = await Promise.all(
  globSync('gateway/modules/*/*.module.ts').map(async (file) => {
    const exported: Readonly<Record<string, GatewayModule>> = await import(path.resolve(file));
    const module = Object.entries(exported).find(([name]) => name.endsWith('Module'))?.[1];
    return [path.basename(path.dirname(file)), module ?? { name: file }] as const;
  }),
);

/** Whose objects a type has: the module that finds them by their ids, or has their model. */
const owners = new Map([
  ...globSync('gateway/modules/**/*.mappers.json').flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, 'utf8'))).map(
      (type) => [type, file.split(path.sep)[2]] as const,
    ),
  ),
  ...modules.flatMap(([name, { nodes = {} }]) =>
    Object.keys(nodes).map((type) => [type, name] as const),
  ),
]);

/** Fields of objects that another module answers than the one whose objects they are. */
const seams = modules.flatMap(([name, { resolvers = [] }]) =>
  resolvers
    .flatMap((one) => Object.entries(one))
    .filter(([type]) => !ROOTS.includes(type) && owners.has(type) && owners.get(type) !== name)
    .flatMap(([type, fields]) => Object.keys(fields as object).map((field) => `${type}.${field}`)),
);

function isNullable(coordinate: string): boolean {
  const [type = '', name = ''] = coordinate.split('.');
  const owner = contract.getType(type);
  const field = isObjectType(owner) ? owner.getFields()[name] : undefined;
  return field !== undefined && !isNonNullType(field.type);
}

test('what another module answers of an object is nullable, or listed with the reason: its outage empties a field, not a page', () => {
  expect(seams.length).toBeGreaterThan(35);
  expect(seams.filter((seam) => !isNullable(seam)).toSorted()).toEqual(
    Object.values(WHY).flat().toSorted(),
  );
});
