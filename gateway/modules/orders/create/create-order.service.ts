import { IdempotencyKeyReused } from '#gateway/database/faults.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { SoldOut } from '#gateway/modules/flights/inventory/sold-out.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import type { PriceChange } from '#gateway/modules/flights/offers/price-change.ts';
import { expireOrdersOn } from '#gateway/modules/orders/cancel/expire-orders.service.ts';
import type { CreateOrderFault } from '#gateway/modules/orders/order-faults.ts';
import { DocumentHeld, OrderRefused } from '#gateway/modules/orders/order-refused.ts';
import type { OrderSources } from '#gateway/modules/orders/order-sources.ts';
import type { DocumentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import { hashOfRequest, rememberAnswer } from '#gateway/requests/idempotency.ts';
import { addFaults } from '#gateway/requests/user-fault.ts';
import type { CreateOrderErrorCode, CreateOrderInput } from '#gateway/resolvers.gen.ts';
import { type Money, money, subtractMoney } from '#schema/rules/base/money.ts';
import { type OrderDraft, readCreateOrder } from './create-order.input.ts';
import { type Placement, placeOrder } from './place-order.service.ts';
import { travellerFaults } from './traveller-faults.ts';
import { tripFactsOf } from './trip-facts.ts';

/** The order that was made, by its id; or why there is none, and what the traveller may go on with. */
export type CreateOrderOutcome = {
  readonly orderId: string | null;
  readonly priceChange: PriceChange | null;
  readonly newOffer: Offer | null;
  /** With DOCUMENT_HELD: the unpaid order of this buyer that holds the document's seats. */
  readonly heldOrderId: string | null;
  readonly userErrors: readonly CreateOrderFault[];
};

const refused = (...userErrors: CreateOrderFault[]): CreateOrderOutcome => ({
  orderId: null,
  priceChange: null,
  newOffer: null,
  heldOrderId: null,
  userErrors,
});
const heldFor = ({ heldOrderId, index }: DocumentHeld): CreateOrderOutcome => ({
  ...refused({
    code: 'DOCUMENT_HELD',
    path: ['passengers', String(index), 'document', 'number'],
  }),
  heldOrderId,
});
const refusedFor = (code: CreateOrderErrorCode, ...path: string[]) => refused({ code, path });

/** The digest of a submission; numbers of documents go in as keyed hashes, so that it reveals none. */
const digestOf = ({ passengers, ...draft }: OrderDraft, vault: DocumentVault): string =>
  hashOfRequest({
    ...draft,
    passengers: passengers.map((passenger) => ({
      ...passenger,
      document: vault.lookup(passenger.document).toString('base64url'),
    })),
  });

const faultsIn = (input: CreateOrderInput, offer: Offer | null, now: Date) => {
  const { draft, faults } = readCreateOrder(input);
  const byTrip: CreateOrderFault[] = offer
    ? travellerFaults(input, tripFactsOf(offer), now)
    : [{ code: 'OFFER_INVALID', path: ['offerId'] }];
  return { draft, faults: addFaults(faults, byTrip) };
};

/** Turns offers into orders. */
export const orderCreation = (sources: OrderSources) => {
  const { db, offers, vault } = sources;

  const place = (placement: Placement, now: Date) => {
    const { draft, actor } = placement;
    const request = {
      scope: `${actor.memberId ?? actor.sessionId}:createOrder`,
      key: draft.idempotencyKey,
      requestHash: digestOf(draft, vault),
    };
    return inTransaction(db, (trx) =>
      rememberAnswer(trx, request, () => placeOrder(trx, sources, placement, now)),
    );
  };

  /** Seats of orders whose time is over are free, whether or not the sweeper has run. */
  const placeOrFree = async (placement: Placement, now: Date) => {
    try {
      return await place(placement, now);
    } catch (fault) {
      if (!(fault instanceof SoldOut)) throw fault;
      if ((await expireOrdersOn(sources, fault.flights, now)) === 0) throw fault;
      return place(placement, now);
    }
  };

  const staleOffer = async (offer: Offer, now: Date): Promise<CreateOrderOutcome> => {
    const { offer: newOffer, priceChange, userErrors } = await offers.reprice(offer.id, now);
    const gone = userErrors.map(({ code }) => code);
    if (gone.includes('SOLD_OUT')) return refusedFor('SOLD_OUT', 'offerId');
    if (gone.includes('FLIGHT_DEPARTED')) return refusedFor('FLIGHT_DEPARTED', 'offerId');
    if (!newOffer) return refusedFor('OFFER_INVALID', 'offerId');
    const changed: CreateOrderFault[] = priceChange
      ? [{ code: 'PRICE_CHANGED', path: ['acceptedTotal'] }]
      : [];
    return {
      ...refused({ code: 'OFFER_EXPIRED', path: ['offerId'] }, ...changed),
      newOffer,
      priceChange,
    };
  };

  const otherTotal = (offer: Offer, seen: Money): CreateOrderOutcome => {
    const newTotal = offer.price.total;
    const oldTotal = seen.currency === newTotal.currency ? seen : money(0, newTotal.currency);
    const difference = subtractMoney(newTotal, oldTotal);
    return {
      ...refusedFor('PRICE_CHANGED', 'acceptedTotal'),
      newOffer: offer,
      priceChange: { oldTotal, newTotal, difference, lines: [] },
    };
  };

  const explain = async (
    fault: unknown,
    { offer, draft }: Placement,
    now: Date,
  ): Promise<CreateOrderOutcome> => {
    if (fault instanceof SoldOut) return refusedFor('SOLD_OUT', 'offerId');
    if (fault instanceof IdempotencyKeyReused)
      return refusedFor('IDEMPOTENCY_KEY_REUSED', 'idempotencyKey');
    if (fault instanceof DocumentHeld) return heldFor(fault);
    if (!(fault instanceof OrderRefused)) throw fault;
    if (fault.code === 'OFFER_EXPIRED') return staleOffer(offer, now);
    if (fault.code === 'PRICE_CHANGED') return otherTotal(offer, draft.acceptedTotal);
    return refusedFor(fault.code, 'offerId');
  };

  /**
   * Makes an order of an offer, once for each idempotency key. Everything that is wrong with the submission is reported
   * together; a price other than the accepted one is never ordered (RULES 3.9).
   */
  return async (
    input: CreateOrderInput,
    actor: Placement['actor'],
    now: Date,
  ): Promise<CreateOrderOutcome> => {
    const offer = offers.read(input.offerId);
    const { draft, faults } = faultsIn(input, offer, now);
    if (!draft || !offer || faults.length > 0) return refused(...faults);
    const placement = { draft, offer, actor };
    try {
      const { orderId } = await placeOrFree(placement, now);
      return { orderId, priceChange: null, newOffer: null, heldOrderId: null, userErrors: [] };
    } catch (fault) {
      return explain(fault, placement, now);
    }
  };
};
