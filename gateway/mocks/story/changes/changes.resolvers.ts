import type { IResolvers } from '@graphql-tools/utils';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import type { ItineraryConfirmation } from '#gateway/modules/itinerary-confirmations/itinerary-confirmation.model.ts';
import { ticketAtPrice } from '#gateway/modules/itinerary-confirmations/ticket-facts.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { orderAt } from '#gateway/modules/orders/read/order-standing.ts';
import { type TicketView, ticketsIn } from '#gateway/modules/orders/tickets/ticket-view.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type {
  CancelDateChangeInput,
  ChangeSearchInput,
  ConfirmDateChangeInput,
  CreateChangeOfferInput,
} from '#gateway/resolvers.gen.ts';
import { paymentChain } from '#schema/rules/after-sale/changed/payment-chain.ts';
import { choiceIn } from './change-ids.ts';
import { changeOfferOf, createChangeOffer } from './change-offer.ts';
import { changeSearch } from './change-search.ts';
import { changeBefore, changesOf } from './change-standing.ts';
import { cancelDateChange, confirmDateChange } from './confirm-change.ts';
import { dateChangeView } from './date-change-view.ts';

type Input<Of> = { readonly input: Of };

const REUSED = [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }];

/** The ticket in the place of which a ticket was issued; null for a first one. */
const reissuedFrom = (parts: StoryParts, { order, passengerId }: TicketView, now: Date) => {
  const change = changeBefore(parts, order.id);
  if (!change?.after) return null;
  const old = orderAt(change.before.record, change.before.parts, now, true);
  const { passengers } = change.after;
  return ticketsIn(old).find((one) => passengers.get(one.passengerId) === passengerId) ?? null;
};

/** Changes of date: searched for, offered, confirmed, and the orders that come of them. */
export const changeResolvers = (parts: StoryParts): IResolvers => {
  const { story, orders } = parts;
  return {
    Query: {
      changeSearch: (
        _root: unknown,
        { input }: Input<ChangeSearchInput>,
        { now }: GatewayContext,
      ) => changeSearch(parts, input, now),
      async changeOffer(_root: unknown, { id }: { id: string }, { now }: GatewayContext) {
        const choice = choiceIn(id);
        const order = choice && (await orders.find({ id: choice.orderId }, TRAVELLER, now));
        return order ? changeOfferOf(parts, order, choice, now) : null;
      },
    },
    Mutation: {
      createChangeOffer: (
        _root: unknown,
        { input }: Input<CreateChangeOfferInput>,
        { now }: GatewayContext,
      ) => createChangeOffer(parts, input, now),
      async confirmDateChange(
        _root: unknown,
        { input }: Input<ConfirmDateChangeInput>,
        { now }: GatewayContext,
      ) {
        const work = () => confirmDateChange(parts, input, now);
        const answer = await story.once('confirmDateChange', input, work);
        return answer ?? { dateChange: null, newOffer: null, userErrors: REUSED };
      },
      async cancelDateChange(
        _root: unknown,
        { input }: Input<CancelDateChangeInput>,
        { now }: GatewayContext,
      ) {
        const work = () => cancelDateChange(parts, input, now);
        const answer = await story.once('cancelDateChange', input, work);
        return answer ?? { dateChange: null, userErrors: REUSED };
      },
    },
    Order: {
      dateChanges: ({ id }: Order, _args: unknown, { now }: GatewayContext) =>
        changesOf(parts, id, now).map((change) => dateChangeView(parts, change, now)),
      paymentChain: ({ total }: Order) => paymentChain(total, []),
      predecessor({ id }: Order, _args: unknown, { now }: GatewayContext) {
        const change = changeBefore(parts, id);
        return change && orders.find({ id: change.choice.orderId }, TRAVELLER, now);
      },
      successors: ({ id }: Order, _args: unknown, { now }: GatewayContext) =>
        Promise.all(
          changesOf(parts, id, now).flatMap(({ after }) =>
            after ? orders.find({ id: after.orderId }, TRAVELLER, now) : [],
          ),
        ),
    },
    ItineraryConfirmation: {
      paymentChain: (confirmation: ItineraryConfirmation) =>
        paymentChain(ticketAtPrice(confirmation).price, []),
    },
    Ticket: {
      order: ({ order }: TicketView) => order,
      reissuedFrom: (ticket: TicketView, _args: unknown, { now }: GatewayContext) =>
        reissuedFrom(parts, ticket, now),
    },
  };
};
