import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { connectionOfFound } from '#gateway/requests/connection-of.ts';
import { maskEmail, maskPhone } from '#gateway/requests/mask.ts';
import { memoPerObject } from '#gateway/requests/memo-per-object.ts';
import { selectsOnlyId } from '#gateway/requests/selects-only-id.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { OrderLookup, Resolvers } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { ORDER_TABS } from '#schema/codes/orders/order-tabs.ts';
import type { OrderCapability } from '#schema/rules/orders/order-capabilities.ts';
import { readCorrectPassenger } from './correct/correction.input.ts';
import type { Order } from './order.model.ts';
import { passengersIn, ticketsIn } from './passengers/passenger-view.ts';

const unpaid = (order: Order, deadline: Date) =>
  order.state === 'PENDING_PAYMENT' ? deadline : null;

const loadedCapabilities = memoPerObject<OrderCapability[]>();

const capabilitiesOf = (order: Order, { orders }: Pick<Services, 'orders'>, now: Date) =>
  loadedCapabilities(order, () => orders.capabilities(order, now));

function orderKeyOf({
  id,
  bookingReference,
  orderNumber,
}: OrderLookup): Parameters<Services['orders']['find']>[0] {
  if (id) return { id: keyOf('Order', id) ?? '' };
  return bookingReference ? { reference: bookingReference } : { orderNumber: orderNumber ?? '' };
}

/** Orders, read. */
export const ordersResolvers: Resolvers = {
  Query: {
    async order(_root, { by }, { services, actor, now }) {
      return services.orders.find(orderKeyOf(by), await actor(), now);
    },
    openOrders: async (_root, _args, { services, actor, now }) =>
      services.orders.openOf(await actor(), now),
  },
  Order: {
    id: ({ id }) => globalId('Order', id),
    orderNumber: ({ number }) => number,
    bookingReference: ({ reference }) => reference,
    bounds: (order, _args, { services }) => services.orders.flights.boundsOf(order),
    passengers: passengersIn,
    contact: ({ contact, typedByViewer }) =>
      typedByViewer
        ? contact
        : {
            name: contact.name,
            email: maskEmail(contact.email),
            phone: contact.phone && maskPhone(contact.phone),
          },
    salesChannel: () => 'OFFICIAL_SITE',
    offer: (order, _args, { services }) => services.orders.offerOf(order),
    paymentDueAt: (order) => unpaid(order, order.paymentDueAt),
    inventoryHeldUntil: (order) => unpaid(order, order.inventoryHeldUntil),
    priceGuaranteedUntil: (order) => unpaid(order, order.priceGuaranteedUntil),
    serverNow: ({ asOf }) => asOf,
    capabilities: async (order, _args, { services, now }) => {
      const capabilities = await capabilitiesOf(order, services, now);
      return capabilities.map(({ reason, ...capability }) => ({
        ...capability,

        reason: reason && { code: reason, liftsAt: capability.from, seatOrder: null },
      }));
    },
    events: async (order, _args, { services, actor, now }) =>
      services.orders.eventsOf(order, await actor(), now),
    tickets: ticketsIn,
    receipt: async (order, _args, { services, now }) => {
      const capabilities = await capabilitiesOf(order, services, now);
      const until = capabilities.find(({ action }) => action === 'RECEIPT')?.until;
      const { receipt: url } = services.orderDocuments.downloads(order.id);
      return until ? { url, availableUntil: until } : null;
    },
    calendarUrl: ({ id, ticketedAt }, _args, { services }) =>
      ticketedAt ? services.orderDocuments.downloads(id).calendar : null,
  },
};

/** Orders, made and changed. */
export const orderMutations: Resolvers = {
  Mutation: {
    async createOrder(_root, { input }, context, info) {
      const { services, security, requestId, address, now } = context;
      const actor = await services.sessions.begin(context);
      const buyer = { ...actor, address };
      const made = await services.orders.create(input, buyer, now);
      const { orderId, heldOrderId, userErrors, ...answer } = made;
      const limit = userErrors.find(({ code }) => /^TOO_MANY_(OPEN_)?ORDERS$/.test(code));
      if (limit) security.note('ORDERS_LIMITED', { requestId, address, reason: limit.code });
      const find = (id: string | null) => (id ? services.orders.find({ id }, actor, now) : null);
      return {
        ...answer,
        order:
          orderId && selectsOnlyId(info, 'order')
            ? ({ id: orderId } as Order)
            : await find(orderId),
        heldOrder: await find(heldOrderId),
        userErrors: [...userErrors],
      };
    },
    async correctPassenger(_root, { input }, { services, actor, now }) {
      const correction = readCorrectPassenger(input);
      const userErrors = await services.orders.correct(correction, await actor(), now);
      const { passengerId } = correction;
      const order = await services.orders.find({ passengerId }, await actor(), now);
      return { order, userErrors: [...userErrors] };
    },
    async cancelOrder(_root, { input }, { services, actor, now }) {
      const id = keyOf('Order', input.orderId) ?? '';
      const code = await services.orders.cancel(requestOf(id, input), await actor(), now);
      const order = await services.orders.find({ id }, await actor(), now);
      return { order, userErrors: code ? [{ code, path: pathOf(code) }] : [] };
    },
    async sendReceipt(_root, { input }, { services, actor, now }) {
      const id = keyOf('Order', input.orderId) ?? '';
      const code = await services.orders.sendReceipt(requestOf(id, input), await actor(), now);
      const order = await services.orders.find({ id }, await actor(), now);
      return { order, userErrors: code ? [{ code, path: pathOf(code) }] : [] };
    },
  },
  CreateOrderError: userErrorFields,
  CorrectPassengerError: userErrorFields,
  CancelOrderError: userErrorFields,
  SendReceiptError: userErrorFields,
};

const requestOf = (orderId: string, { idempotencyKey }: { idempotencyKey: string }) => ({
  orderId,
  idempotencyKey,
});

const pathOf = (code: string): string[] => [
  code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'orderId',
];

export const orderNode: NodeLoader = async (id, { services, actor, now }) =>
  services.orders.find({ id }, await actor(), now);

const DIVISION = { most: LIMITS.page.most, keyOf: ({ id }: { id: string }) => id };

/** The orders of a member, page by page. */
export const orderListsResolvers: Resolvers = {
  Member: {
    async orders({ id }, { tab, search, ...page }, { services, actor, now }) {
      const listed = await services.orders.ofMember(id, now, search ?? '');
      const inTab = listed.filter(({ tabs }) => tabs.includes(tab));
      const viewer = await actor();
      return connectionOfFound(inTab, page, DIVISION, (one) =>
        services.orders.find({ id: one.id }, viewer, now),
      );
    },
    async orderTabs({ id }, _args, { services, now }) {
      const listed = await services.orders.ofMember(id, now, '');
      return ORDER_TABS.map((tab) => ({
        tab,
        count: listed.filter(({ tabs }) => tabs.includes(tab)).length,
      }));
    },
  },
};
