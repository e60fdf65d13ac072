import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { globalId } from './global-id.ts';

const schema = createAirlineSchema();
const nothing = { readOffer: async () => null };
const services = {
  ...anAirline(),
  offers: { read: (id: string) => (id === 'signed' ? { id, expiresAt: new Date(0) } : null) },
  dateChanges: nothing,
  refunds: nothing,
};
const ask = (ids: readonly string[]) =>
  graphql({
    schema,
    source: 'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on FareBrand { code } } }',
    variableValues: { ids },
    contextValue: {
      now: new Date(),
      services,
      actor: async () => ({}),
    } as unknown as GatewayContext,
  });

const brand = (code: string) => globalId('FareBrand', code);
const [lite, flex] = [brand('LITE'), brand('FLEX')];

test('an offer, whose id is signed and names no type, is found by it', async () => {
  const { data } = await ask(['signed', 'nonsense']);
  expect(JSON.parse(JSON.stringify(data)).nodes).toEqual([{ id: 'signed' }, null]);
});

test('several objects are found in the order of their ids, with null for what there is not', async () => {
  const { data, errors } = await ask([flex, 'nonsense', lite, brand('GONE'), flex]);
  expect(errors).toBeUndefined();
  expect(JSON.parse(JSON.stringify(data)).nodes).toEqual([
    { id: flex, code: 'FLEX' },
    null,
    { id: lite, code: 'LITE' },
    null,
    { id: flex, code: 'FLEX' },
  ]);
});

test('more objects than a page has entries are refused', async () => {
  const ids = Array.from({ length: LIMITS.page.most + 1 }, () => lite);
  const { errors } = await ask(ids);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
