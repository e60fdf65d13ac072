import fc from 'fast-check';
import { graphql } from 'graphql';
import { expect, test, vi } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import {
  LETTER_UNDER_MARKS,
  placesIn,
  withAt,
} from '#gateway/conformance/hostile/hostile-values.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { CreateOrderInput } from '#gateway/resolvers.gen.ts';
import { aVisitor, testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const desk = testOrders(db, deriveKeys({ secret: 'a secret of more than thirty-two letters' }));
const schema = createAirlineSchema();
const offer = desk.offer();

async function ask(source: string, variableValues: Record<string, unknown>) {
  const actor = aVisitor();
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues,
    contextValue: {
      now: desk.now(),
      actor: async () => actor,
      services: { ...desk, sessions: { begin: async () => actor } },
    } as unknown as GatewayContext,
  });
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors };
}
const create = (input: CreateOrderInput) =>
  ask(
    `mutation($input: CreateOrderInput!) {
      createOrder(input: $input) { order { id } userErrors { code path message } } }`,
    { input: { ...input, locale: 'EN' } },
  );

/**
 * Texts that break programs: quotes, markup, zero bytes, halves of characters, right-to-left marks,
 * very long ones.
 */
const nasty = fc.oneof(
  fc.constantFrom(
    "'; drop table orders; --",
    '<script>alert(1)</script>',
    '\u0000',
    'Anna\u0000',
    '\ud800',
    '\u202eAnna',
    '{{7*7}}',
    '\r\nBcc: everybody@example.com',
    'A'.repeat(10_000),
    '👩‍✈️',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

test('whatever is typed into an order is answered at its field, never by a fault', async () => {
  const field = fc.constantFrom('lastName', 'firstName', 'key', 'accompanyingAdultKey');
  await fc.assert(
    fc.asyncProperty(nasty, field, nasty, nasty, async (text, name, contact, number) => {
      const submission = desk.submission(offer);
      const [traveller] = submission.passengers;
      if (!traveller) throw new Error('no traveller');
      const { data, errors } = await create({
        ...submission,
        passengers: [
          {
            ...traveller,
            [name]: text,
            document: { ...traveller.document, number },
            frequentFlyer: { airline: 'NH', number: text },
          },
        ],
        contact: { name: contact, email: text, phone: { areaCode: text, number } },
      });
      expect(errors).toBeUndefined();
      expect(data.createOrder.order).toBeNull();
      expect(data.createOrder.userErrors.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

/**
 * Runs `work`, and gives the length of the longest text that was brought into a normal form
 * meanwhile.
 */
async function longestNormalised(work: () => Promise<void>): Promise<number> {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  try {
    await work();
    return Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length));
  } finally {
    normalize.mockRestore();
  }
}

test('a letter under thousands of marks is refused in any field of an order, and never normalised', async () => {
  const submission = desk.submission(offer);
  const [traveller] = submission.passengers;
  if (!traveller) throw new Error('no traveller');
  const filled: CreateOrderInput = {
    ...submission,
    passengers: [
      {
        ...traveller,
        phone: { areaCode: '852', number: '21234567' },
        frequentFlyer: { airline: 'NH', number: '1234567890' },
      },
    ],
  };
  const typed = ['lastName', 'firstName', 'number', 'areaCode', 'name', 'email', 'key'];
  const places = placesIn(filled).filter((place) => typed.includes(String(place.at(-1))));
  expect(places.length).toBeGreaterThan(9);
  const longest = await longestNormalised(async () => {
    for (const place of places) {
      const { data, errors } = await create(withAt(filled, place, () => LETTER_UNDER_MARKS));
      expect(errors, place.join('.')).toBeUndefined();
      expect(data.createOrder.userErrors, place.join('.')).toHaveLength(1);
      expect(data.createOrder.userErrors[0].code).toMatch(/^(TOO_LONG|PHONE_INVALID)$/);
    }
  });
  expect(longest).toBeLessThanOrEqual(LIMITS.text.email * LIMITS.typedPerCharacter);
});

test('whatever names an order that is not there finds nothing, never a fault', async () => {
  await fc.assert(
    fc.asyncProperty(nasty, async (text) => {
      for (const by of [
        { bookingReference: text },
        { id: text },
        { id: globalId('Order', text) },
      ]) {
        const source = 'query($by: OrderLookup!) { order(by: $by) { id } }';
        const { data, errors } = await ask(source, { by });
        expect(errors).toBeUndefined();
        expect(data.order).toBeNull();
      }
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['createOrder', 'CreateOrderInput', { ...desk.submission(offer), locale: 'EN' }],
  ['cancelOrder', 'CancelOrderInput', { orderId: globalId('Order', 'x') }],
  ['sendReceipt', 'SendReceiptInput', { orderId: globalId('Order', 'x') }],
  ['startPayment', 'StartPaymentInput', { payableId: globalId('Order', 'x'), locale: 'EN' }],
])(
  'a key that no form makes is the client’s fault in %s, not the gateway’s',
  async (field, type, input) => {
    const query = `mutation($input: ${type}!) { ${field}(input: $input) { userErrors { code } } }`;
    for (const idempotencyKey of ['p1', '\u0000', 'k'.repeat(65)]) {
      const { errors } = await ask(query, { input: { ...input, idempotencyKey } });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  },
);
