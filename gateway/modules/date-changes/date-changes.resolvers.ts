import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { ticketsIn } from '#gateway/modules/orders/passengers/passenger-view.ts';
import { pointsOffsetOf } from '#gateway/modules/payments/points/points-of-payment.ts';
import { purchaseCapabilities } from '#gateway/modules/payments/purchases/purchase.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { readConfirmation } from './confirm/confirm-date-change.service.ts';
import { changePassengers, seatCarryOvers } from './quote/change-view.ts';
import { amountDueOf } from './read/find-date-changes.ts';

const FIELDS: Readonly<Record<string, string>> = {
  IDEMPOTENCY_KEY_REUSED: 'idempotencyKey',
  AMOUNT_CHANGED: 'accepted',
  AGREEMENT_REQUIRED: 'agreements',
};

/** Changes of date: searched for, offered, made and cancelled. */
export const dateChangesResolvers: Resolvers = {
  Query: {
    changeSearch: async (_root, { input }, { services, actor, now }) =>
      services.dateChanges.search(input, await actor(), now),
    changeOffer: async (_root, { id }, { services, actor, now }) =>
      services.dateChanges.readOffer(id, await actor(), now),
  },
  Mutation: {
    createChangeOffer: async (_root, { input }, { services, actor, now }) =>
      services.dateChanges.offer(input, await actor(), now),
    async confirmDateChange(_root, { input }, { services, actor, now }) {
      const confirmation = readConfirmation(input);
      const made = await services.dateChanges.confirm(confirmation, await actor(), now);
      const { changeId, newOffer, code } = made;
      const path = [FIELDS[code ?? ''] ?? 'changeOfferId'];
      return {
        dateChange: changeId ? await services.dateChanges.find(changeId, await actor(), now) : null,
        newOffer,
        userErrors: code ? [{ code, path }] : [],
      };
    },
    async cancelDateChange(_root, { input }, { services, actor, now }) {
      const dateChangeId = keyOf('DateChange', input.dateChangeId) ?? '';
      const request = { dateChangeId, idempotencyKey: input.idempotencyKey };
      const code = await services.dateChanges.cancel(request, await actor(), now);
      const path = [FIELDS[code ?? ''] ?? 'dateChangeId'];
      return {
        dateChange: await services.dateChanges.find(dateChangeId, await actor(), now),
        userErrors: code ? [{ code, path }] : [],
      };
    },
  },
  PaymentChain: { changes: ({ changes }) => [...changes] },
  ChainedChange: { orderNumber: ({ number }) => number },
  Order: {
    dateChanges: async (order, _args, { services, actor, now }) =>
      services.dateChanges.ofRead(order, await actor(), now),
    paymentChain: (order, _args, { services, now }) =>
      services.dateChanges.paymentChain(order, now),
    async predecessor(order, _args, { services, actor, now }) {
      const {
        predecessorIds: [id],
      } = await services.dateChanges.chainOf(order, now);
      return id ? services.orders.find({ id }, await actor(), now) : null;
    },
    async successors(order, _args, { services, actor, now }) {
      const { successorIds } = await services.dateChanges.chainOf(order, now);
      const viewer = await actor();
      const orders = await Promise.all(
        successorIds.map((id) => services.orders.find({ id }, viewer, now)),
      );
      return orders.filter((order) => order !== null);
    },
  },
  Ticket: {
    async reissuedFrom({ reissueOf }, _args, { services, actor, now }) {
      if (!reissueOf) return null;
      const order = await services.orders.findBefore(
        { ticketId: reissueOf },
        new Date(0),
        await actor(),
        now,
      );
      return (order && ticketsIn(order).find(({ id }) => id === reissueOf)) ?? null;
    },
  },
  DateChange: {
    id: ({ id }) => globalId('DateChange', id),
    orderNumber: ({ number }) => number,
    newOrder: async ({ newOrderId }, _args, { services, actor, now }) =>
      newOrderId ? services.orders.find({ id: newOrderId }, await actor(), now) : null,
    passengers: (change) => changePassengers(change.order, change),
    bounds: (change, _args, { services }) => services.dateChanges.boundsOf(change),
    seats: (change) => seatCarryOvers(change.order, change),
    amountDue: amountDueOf,
    paymentDueAt: ({ state, paymentDueAt }) => (state === 'PENDING_PAYMENT' ? paymentDueAt : null),
    serverNow: ({ asOf }) => asOf,
    pointsOffset: ({ id }, _args, context) => pointsOffsetOf({ kind: 'DATE_CHANGE', id }, context),
    payments: async ({ id }, _args, { services, actor, now }) =>
      services.payments.ofOrder(id, await actor(), now),
    capabilities: async (change, _args, { services, now }) => {
      const payment = await services.dateChanges.paymentOf(change.id, now);
      return purchaseCapabilities(change, payment).map(({ reason, ...capability }) => ({
        ...capability,
        from: null,

        reason: reason && { code: reason, liftsAt: null, seatOrder: null },
      }));
    },
  },
  ChangeSearch: { calendar: ({ calendarOf }, { month }) => calendarOf(month) },
  ChangeSearchError: userErrorFields,
  CreateChangeOfferError: userErrorFields,
  ConfirmDateChangeError: userErrorFields,
  CancelDateChangeError: userErrorFields,
};

export const dateChangeNode: NodeLoader = async (id, { services, actor, now }) =>
  services.dateChanges.find(id, await actor(), now);

export const changeOfferNode: NodeLoader = async (id, { services, actor, now }) =>
  services.dateChanges.readOffer(id, await actor(), now);
