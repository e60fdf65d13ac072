import { randomUUID } from 'node:crypto';
import { globalId } from '#gateway/graphql/global-id.ts';

const key = () => randomUUID();
const WIFI = globalId('Extra', 'wifi');

/** A command with an id of the club: of which type, and how it says that there is none. */
type Command = {
  /** Its place in the schema, as `idPlaces` writes it. */
  readonly place: `Mutation.${string} input.${string}`;
  readonly type: string;
  readonly code: string;
  readonly input: (id: string) => object;
};

/** The text of the mutation at a place. */
export function commandAt(place: Command['place']): string {
  const [, name = ''] = /^Mutation\.(\w+)/.exec(place) ?? [];
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { done: ${name}(input: $input) { userErrors { code } } }`;
}

const NO_PASSENGER = { type: 'FrequentPassenger', code: 'FREQUENT_PASSENGER_NOT_FOUND' } as const;
const NO_MESSAGE = { type: 'Message', code: 'MESSAGE_NOT_FOUND' } as const;
const NO_ORDER = { type: 'ExtrasOrder', code: 'ORDER_NOT_FOUND' } as const;

/** Every command that takes an id of the club. */
export const COMMANDS: readonly Command[] = [
  {
    place: 'Mutation.signOut input.sessionId',
    type: 'MemberSession',
    code: 'SESSION_NOT_FOUND',
    input: (sessionId) => ({ sessionId }),
  },
  {
    place: 'Mutation.markMessages input.messages.ids',
    ...NO_MESSAGE,
    input: (id) => ({ messages: { ids: [id] }, read: true }),
  },
  {
    place: 'Mutation.removeMessages input.messages.ids',
    ...NO_MESSAGE,
    input: (id) => ({ messages: { ids: [id] } }),
  },
  {
    place: 'Mutation.restoreMessages input.ids',
    ...NO_MESSAGE,
    input: (id) => ({ ids: [id] }),
  },
  {
    place: 'Mutation.cancelExtrasOrder input.extrasOrderId',
    ...NO_ORDER,
    input: (extrasOrderId) => ({ extrasOrderId, idempotencyKey: key() }),
  },
  {
    place: 'Mutation.refundExtrasOrder input.extrasOrderId',
    ...NO_ORDER,
    input: (extrasOrderId) => ({
      extrasOrderId,
      idempotencyKey: key(),
      accepted: { amount: 0, currency: 'CNY' },
    }),
  },
  {
    place: 'Mutation.startPayment input.payableId',
    ...NO_ORDER,
    input: (orderId) => ({ payableId: orderId, idempotencyKey: key(), locale: 'EN' }),
  },
  {
    place: 'Mutation.confirmPayment input.payableId',
    ...NO_ORDER,
    input: (payableId) => ({ payableId }),
  },
  {
    place: 'Mutation.createExtrasOrder input.extraCouponIds',
    type: 'ExtraCoupon',
    code: 'COUPON_NOT_ACCEPTED',
    input: (id) => ({
      idempotencyKey: key(),
      extraCouponIds: [id],
      items: [{ extraId: WIFI, quantity: 1 }],
      accepted: { amount: 9_800, currency: 'CNY' },
    }),
  },
  {
    place: 'Mutation.removeFrequentPassenger input.frequentPassengerId',
    ...NO_PASSENGER,
    input: (frequentPassengerId) => ({ frequentPassengerId }),
  },
  {
    place: 'Mutation.restoreFrequentPassenger input.frequentPassengerId',
    ...NO_PASSENGER,
    input: (frequentPassengerId) => ({ frequentPassengerId }),
  },
  {
    place: 'Mutation.updateFrequentPassenger input.frequentPassengerId',
    ...NO_PASSENGER,
    input: (frequentPassengerId) => ({
      frequentPassengerId,
      passenger: {
        lastName: 'Taken',
        firstName: 'Over',
        gender: 'F',
        dateOfBirth: '1990-01-01',
        nationality: 'HK',
        documents: [{ type: 'PP', number: 'K1', issuingCountry: 'HK', expiresOn: '2099-01-01' }],
      },
    }),
  },
];

/** Queries by the id of an order of extras, which answer null to everyone else. */
export const READS: Readonly<Record<string, string>> = {
  'Query.extrasOrder id': 'query ($id: ID!) { found: extrasOrder(id: $id) { id } }',
  'Query.payable id': 'query ($id: ID!) { found: payable(id: $id) { id } }',
};

/** What extras would cost with coupons of the member who asks. */
export const QUOTE = `query ($items: [ExtrasOrderItemInput!]!, $coupons: [ID!]!) {
  viewer { member { extrasQuote(items: $items, extraCouponIds: $coupons) {
    total { amount } couponDiscount { amount } coupons { chosen } userErrors { code } } } } }`;
