import { faultOf, unlessSame } from '#gateway/conformance/fault.ts';
import { question } from '#gateway/conformance/question.ts';
import type { Run } from '#gateway/conformance/run.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { equalMoney } from '#schema/rules/base/money.ts';
import { ORDER } from './selections.ts';
import {
  anOffer,
  anOrder,
  CREATE_OFFER,
  CREATE_ORDER,
  codesOf,
  OPEN_ORDERS,
  type Order,
  type OrderPayload,
  orderInput,
  ROUTES,
  SEARCH,
} from './trip.ts';

const ORDER_BY_ID = question<{ order: Order | null; node: { id: string } | null }>(
  `query OrderAndNode($id: ID!) { order(by: { id: $id }) ${ORDER} node(id: $id) { id ... on Order ${ORDER} } }`,
);
const CANCEL = question<{ cancelOrder: OrderPayload }>(
  `mutation Cancel($input: CancelOrderInput!) { cancelOrder(input: $input) { order ${ORDER} userErrors { code path message } } }`,
);

const BOOKING = [ROUTES, SEARCH, CREATE_OFFER, CREATE_ORDER];
async function orderWith(run: Run, change: (input: ReturnType<typeof orderInput>) => object) {
  const { offer } = await anOffer(run);
  const client = run.newClient();
  const input = change(orderInput(offer));
  const { answer, data } = await client.read(CREATE_ORDER, { input });
  const { data: open } = await client.read(OPEN_ORDERS);
  return { answer, ...data.createOrder, open: open.openOrders };
}

/** A refusal by a code, after which there is no order. */
const refused = (
  name: string,
  clause: string,
  code: string,
  change: Parameters<typeof orderWith>[1],
): Statement => ({
  name,
  clause,
  asks: [...BOOKING, OPEN_ORDERS],
  isLive: true,
  async broken(run) {
    const { answer, order, userErrors, open } = await orderWith(run, change);
    return [
      ...unlessSame(answer, codesOf(userErrors), [code]),
      ...unlessSame(answer, { order, open }, { order: null, open: [] }),
    ];
  },
});

/** An order, from its offer to its end. */
export const ORDER_CASES: readonly Statement[] = [
  {
    name: 'an order costs what its offer said',
    clause: 'RULES 5.3',
    asks: BOOKING,
    isLive: true,
    async broken(run) {
      const { answer, offer, order } = await anOrder(run);
      const isSame = equalMoney(offer.price.total, order.price.total);
      return isSame ? [] : [faultOf(answer, offer.price.total, order.price.total)];
    },
  },
  {
    name: 'an order that was made is there by its id, the same as a node and as in the list',
    clause: 'RULES 10.5',
    asks: [...BOOKING, ORDER_BY_ID, OPEN_ORDERS],
    isLive: true,
    async broken(run) {
      const { client, order } = await anOrder(run);
      const { answer, data } = await client.read(ORDER_BY_ID, { id: order.id });
      const list = await client.read(OPEN_ORDERS);
      const stable = (one: Order | null) =>
        one && [one.id, one.bookingReference, one.state, one.price, one.capabilities];
      return [
        ...unlessSame(answer, stable(data.order), stable(order)),
        ...unlessSame(answer, stable(data.node as Order | null), stable(order)),
        ...unlessSame(
          list.answer,
          list.data.openOrders.map(({ id }) => id),
          [order.id],
        ),
      ];
    },
  },
  {
    name: 'an order of others looks as one that does not exist',
    clause: 'RULES 10.5',
    asks: [...BOOKING, ORDER_BY_ID],
    isLive: true,
    async broken(run) {
      const { order } = await anOrder(run);
      const answer = await run.newClient().ask(ORDER_BY_ID, { id: order.id });
      return unlessSame(answer, answer.data, { order: null, node: null });
    },
  },
  {
    name: 'the same key brings the same order again, and no second one',
    clause: 'RULES 4.16',
    asks: [...BOOKING, OPEN_ORDERS],
    isLive: true,
    async broken(run) {
      const { client, input, order } = await anOrder(run);
      const { answer, data } = await client.read(CREATE_ORDER, { input });
      const open = await client.read(OPEN_ORDERS);
      return [
        ...unlessSame(answer, data.createOrder.order?.id ?? null, order.id),
        ...unlessSame(open.answer, open.data.openOrders.length, 1),
      ];
    },
  },
  {
    name: 'a key that was used for another order is refused',
    clause: 'RULES 4.16',
    asks: BOOKING,
    isLive: true,
    async broken(run) {
      const { client, input } = await anOrder(run);
      const other = { ...input, locale: 'JA' };
      const { answer, data } = await client.read(CREATE_ORDER, { input: other });
      const { order, userErrors } = data.createOrder;
      return [
        ...unlessSame(answer, codesOf(userErrors), ['IDEMPOTENCY_KEY_REUSED']),
        ...unlessSame(answer, order, null),
      ];
    },
  },
  refused(
    'an order at another price than was seen is not made',
    'RULES 3.9',
    'AMOUNT_CHANGED',
    (input) => ({
      ...input,
      accepted: { ...input.accepted, amount: input.accepted.amount - 1 },
    }),
  ),
  refused(
    'an order for other passengers than were priced is not made',
    'RULES 3.10',
    'PARTY_MISMATCH',
    (input) => {
      const [passenger] = input.passengers;
      const document = { ...passenger?.document, number: 'E00000001' };
      return { ...input, passengers: [passenger, { ...passenger, key: 'other', document }] };
    },
  ),
  refused(
    'an order without the agreements is not made',
    'RULES 4.7',
    'AGREEMENT_REQUIRED',
    (input) => ({
      ...input,
      agreements: [],
    }),
  ),
  {
    name: 'all that is wrong with an order is told at once, each at its place in the input',
    clause: 'RULES 2.26',
    asks: [...BOOKING, OPEN_ORDERS],
    isLive: true,
    async broken(run) {
      const { answer, userErrors } = await orderWith(run, (input) => ({
        ...input,
        contact: { ...input.contact, email: 'no address', name: '' },
        passengers: input.passengers.map((one) => ({ ...one, lastName: '' })),
      }));
      const places = userErrors.map(({ path }) => path.join('.')).toSorted();
      return unlessSame(answer, places, ['contact.email', 'contact.name', 'passengers.0.lastName']);
    },
  },
  {
    name: 'an unpaid order can be cancelled, once, and can then be paid for no more',
    clause: 'RULES 4.3',
    asks: [...BOOKING, CANCEL],
    isLive: true,
    async broken(run) {
      const client = run.newClient();
      const { offer } = await anOffer(run);
      const made = await client.read(CREATE_ORDER, { input: orderInput(offer) });
      const input = {
        orderId: made.data.createOrder.order?.id,
        idempotencyKey: crypto.randomUUID(),
      };
      const first = await client.read(CANCEL, { input });
      const again = await client.read(CANCEL, { input });
      const late = { ...input, idempotencyKey: crypto.randomUUID() };
      const second = await client.read(CANCEL, { input: late });
      const { order } = first.data.cancelOrder;
      const pay = order?.capabilities.find(({ action }) => action === 'PAY');
      return [
        ...unlessSame(first.answer, [order?.state, pay?.allowed], ['CANCELLED', false]),
        ...unlessSame(
          again.answer,
          [again.data.cancelOrder.order?.state, again.data.cancelOrder.userErrors],
          ['CANCELLED', []],
        ),
        ...unlessSame(second.answer, codesOf(second.data.cancelOrder.userErrors), ['ORDER_CLOSED']),
      ];
    },
  },
];
