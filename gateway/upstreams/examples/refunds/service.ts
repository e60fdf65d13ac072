import { IdempotencyKey } from '#gateway/graphql/scalars/code.scalars.ts';
import {
  type Service,
  type ServicePlace,
  startService,
} from '#gateway/upstreams/examples/start-service.ts';
import { readOrder, sendFact } from '#gateway/upstreams/send-fact.ts';
import type { ViewerStatement } from '#gateway/upstreams/verify-viewer.ts';
import { answersByKey } from './answers-by-key.ts';
import {
  type Asked,
  couponsOf,
  type KnownOrder,
  type Offer,
  offerOf,
  type Refund,
  refundOf,
} from './refund-book.ts';

const TEAM = 'refunds';

type Context = { readonly viewer: ViewerStatement };
type Input<Asking> = { readonly input: Asking };
type Requested = {
  readonly idempotencyKey: string;
  readonly refundOfferId: string;
  readonly accepted: { readonly amount: number };
  readonly note: string | null;
  readonly proofIds: readonly string[];
};
type Withdrawn = { readonly idempotencyKey: string; readonly refundId: string };

const refused = (code: string, ...path: string[]) => ({
  userErrors: [{ code, path, message: code }],
});

type Refusal = ReturnType<typeof refused>;

/** What the gateway may say of coupons that cannot be suspended, and the contract of a request. */
const REFUSALS = ['REFUND_IN_PROGRESS', 'CHANGE_IN_PROGRESS', 'STILL_CHECKED_IN', 'UNPAID_SEATS'];

function resolversWith({ gateway, key }: ServicePlace) {
  const at = { gateway, team: TEAM, key };
  const offers = new Map<string, { readonly offer: Offer; readonly asked: Asked }>();
  const refunds = new Map<string, Refund>();
  const once = answersByKey(refused('IDEMPOTENCY_KEY_REUSED', 'idempotencyKey'));
  /** By the ids of their offers, so that a request that was interrupted goes on where it was. */
  const begun = new Map<string, Refund>();
  const untold = new Map<string, object[]>();
  const told = new Map<string, number>();
  const tell = async (orderId: string, fact: object) => {
    const number = (told.get(orderId) ?? 0) + 1;
    const answer = await sendFact(at, {
      key: `${orderId.slice(-20)}-${number}`,
      orderId,
      number,
      ...fact,
    });
    if (answer.recorded) told.set(orderId, number);
    return answer.recorded ? null : answer.code;
  };
  const sees = ({ viewer }: Context, { order }: Pick<Refund, 'order'>) =>
    viewer.orders.includes(order.id);
  const ofOrder = (orderId: string) =>
    [...refunds.values()].filter(({ order }) => order.id === orderId).toReversed();
  const withdrawalOf = ({ state }: Refund) => {
    const allowed = state === 'UNDER_REVIEW';
    return { allowed, reason: allowed ? null : 'REFUND_NOT_UNDER_REVIEW' };
  };
  const couponsIn = ({ passengers }: Offer) =>
    passengers.flatMap(({ passengerSegments }) => passengerSegments.map(({ id }) => id));

  /** Tells what is left to tell of a refund, one fact after the other. */
  const settle = async ({ id, order }: Refund) => {
    const left = untold.get(id) ?? [];
    for (let fact = left[0]; fact; fact = left[0]) {
      await tell(order.id, fact);
      left.shift();
    }
  };
  const begin = async (input: Requested, offer: Offer, now: Date): Promise<Refund | Refusal> => {
    if (now.toISOString() >= offer.expiresAt) return refused('OFFER_EXPIRED', 'refundOfferId');
    if (input.accepted.amount !== offer.money.amount) return refused('AMOUNT_CHANGED', 'accepted');
    if (offer.proofRequired && input.proofIds.length === 0)
      return refused('PROOF_REQUIRED', 'proofIds');
    if (offer.reason === 'OTHER' && !input.note?.trim()) return refused('REQUIRED', 'note');
    const coupons = couponsIn(offer);
    // First the tickets: what cannot be suspended is not refunded.
    const code = await tell(offer.order.id, { kind: 'COUPONS_SUSPENDED', coupons });
    if (code) return refused(REFUSALS.includes(code) ? code : 'NOTHING_TO_REFUND', 'refundOfferId');
    const refund = refundOf(offer, input.note, offer.reviewed ? 'UNDER_REVIEW' : 'PAYING', now);
    refunds.set(refund.id, refund);
    begun.set(offer.id, refund);
    if (!offer.reviewed)
      untold.set(refund.id, [
        { kind: 'COUPONS_REFUNDED', coupons },
        { kind: 'MONEY_DUE', amount: offer.amounts.total.amount },
      ]);
    return refund;
  };
  const request = async (input: Requested, context: Context) => {
    const { offer } = offers.get(input.refundOfferId) ?? {};
    if (!offer || !sees(context, offer)) return refused('OFFER_INVALID', 'refundOfferId');
    const refund = begun.get(offer.id) ?? (await begin(input, offer, new Date(context.viewer.now)));
    if (!('state' in refund)) return refund;
    await settle(refund);
    return { refund, userErrors: [] };
  };
  const withdraw = async ({ refundId }: Withdrawn, context: Context) => {
    const refund = refunds.get(refundId);
    if (!refund || !sees(context, refund)) return refused('REFUND_NOT_FOUND', 'refundId');
    if (!withdrawalOf(refund).allowed)
      return { refund, ...refused('REFUND_NOT_UNDER_REVIEW', 'refundId') };
    await tell(refund.order.id, { kind: 'COUPONS_FREED', coupons: couponsIn(refund) });
    const step = { state: 'WITHDRAWN', at: context.viewer.now };
    const withdrawn = { ...refund, state: 'WITHDRAWN', events: [...refund.events, step] };
    refunds.set(refund.id, withdrawn);
    return { refund: withdrawn, userErrors: [] };
  };

  return {
    IdempotencyKey,
    Query: {
      refund: (
        _root: unknown,
        { by }: { by: { id?: string; refundNumber?: string } },
        context: Context,
      ) =>
        [...refunds.values()].find(
          (one) => (one.id === by.id || one.refundNumber === by.refundNumber) && sees(context, one),
        ) ?? null,
      node(_root: unknown, { id }: { id: string }, context: Context) {
        const refund = refunds.get(id);
        return refund && sees(context, refund) ? refund : null;
      },
      ordersById: (_root: unknown, { ids }: { ids: string[] }) =>
        ids.map((id) => ({ id, refunds: ofOrder(id) })),
      membersById: (_root: unknown, { ids }: { ids: string[] }) => ids.map((id) => ({ id })),
      airlineChangesById: (_root: unknown, { ids }: { ids: string[] }) =>
        ids.map((id) => ({ id, refund: null })),
    },
    Member: {
      refunds(_member: unknown, { first }: { first: number }, { viewer }: Context) {
        const all = viewer.orders.flatMap(ofOrder);
        const nodes = all.slice(0, first);
        const edges = nodes.map((node) => ({ node, cursor: node.id }));
        const pageInfo = { hasNextPage: all.length > first, hasPreviousPage: false };
        return { nodes, edges, pageInfo, totalCount: all.length };
      },
    },
    Refund: {
      withdrawal: withdrawalOf,
      dueOn: ({ state, dueOn }: Refund) => (state === 'WITHDRAWN' ? null : dueOn),
    },
    Mutation: {
      async createRefundOffer(_root: unknown, { input }: Input<Asked>, { viewer }: Context) {
        const order = viewer.orders.includes(input.orderId)
          ? await readOrder<KnownOrder>(at, input.orderId)
          : null;
        if (!order) return refused('ORDER_NOT_FOUND', 'orderId');
        if (input.passengerIds.length === 0) return refused('REQUIRED', 'passengerIds');
        told.set(order.orderId, order.lastFact);
        const coupons = couponsOf(order, input);
        if (typeof coupons === 'string') return refused(coupons, 'passengerIds');
        const offer = offerOf(order, input, coupons, new Date(viewer.now));
        offers.set(offer.id, { offer, asked: input });
        return { refundOffer: offer, userErrors: [] };
      },
      requestRefund: (_root: unknown, { input }: Input<Requested>, context: Context) =>
        once(`request ${context.viewer.sub} ${input.idempotencyKey}`, input, () =>
          request(input, context),
        ),
      withdrawRefund: (_root: unknown, { input }: Input<Withdrawn>, context: Context) =>
        once(`withdraw ${context.viewer.sub} ${input.idempotencyKey}`, input, () =>
          withdraw(input, context),
        ),
    },
  };
}

/** Starts the refunds service on a port; `close` ends it. */
export const startRefunds = (place: ServicePlace): Promise<Service> =>
  startService(TEAM, import.meta.url, resolversWith(place), place);
