import { inTransaction } from '#gateway/database/transaction.ts';
import { SoldOut } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import type { PriceChange } from '#gateway/modules/flights/offers/price-change.ts';
import { expireOrdersOn } from '#gateway/modules/orders/cancel/expire-orders.service.ts';
import type {
  CreateOrderFault,
  OrderDependencies,
} from '#gateway/modules/orders/order-dependencies.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { once } from '#gateway/requests/idempotent.ts';
import { type Outcome, outcomeOf } from '#gateway/requests/refused.ts';
import { addFaults } from '#gateway/requests/user-fault.ts';
import type { CreateOrderErrorCode, CreateOrderInput } from '#gateway/resolvers.gen.ts';
import { type Money, money, subtractMoney } from '#schema/rules/base/money.ts';
import { type OrderDraft, readCreateOrder } from './create-order.input.ts';
import { countMadeOrder } from './open-orders.ts';
import { type Placement, placeOrder } from './place-order.service.ts';
import { openToRepeatedSubmission, submitterOf } from './repeated-order.service.ts';
import { DocumentHeld, travellerFaults } from './traveller-faults.ts';
import { tripFactsOf } from './trip-facts.ts';

/**
 * The order that was made, by its id; or why there is none, and what the traveller may go on with.
 */
type CreateOrderOutcome = {
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

/** An order, and whether this submission made it: a repeated one did not. */
type MadeOrder = { readonly orderId: string; readonly made: boolean };

/**
 * What is remembered of a submission; numbers of documents are keyed hashes in it, so that its
 * digest reveals none.
 */
const requestOf = ({ passengers, ...draft }: OrderDraft, vault: DocumentEncryption) => ({
  ...draft,
  passengers: passengers.map((passenger) => ({
    ...passenger,
    document: vault.lookup(passenger.document).toString('base64url'),
  })),
});

/** Why an offer that has run out cannot be renewed, as far as the buyer is shown. */
const TOLD = ['FLIGHT_WITHDRAWN', 'FLIGHT_RETIMED', 'SOLD_OUT', 'FLIGHT_DEPARTED'] as const;

function faultsIn(input: CreateOrderInput, offer: Offer | null, now: Date) {
  const { draft, faults } = readCreateOrder(input);
  const byTrip: CreateOrderFault[] = offer
    ? travellerFaults(input, tripFactsOf(offer), now)
    : [{ code: 'OFFER_INVALID', path: ['offerId'] }];
  return { draft, faults: addFaults(faults, byTrip) };
}

/**
 * Reads submissions, lets `place` make their orders, and explains why it did not. Everything that
 * is wrong with a submission is reported together; a price other than the accepted one is never
 * ordered (RULES 3.9).
 */
function submissionOf(
  offers: OrderDependencies['offers'],
  place: (placement: Placement, now: Date) => Promise<Outcome<CreateOrderErrorCode, MadeOrder>>,
) {
  const staleOffer = async (offer: Offer, now: Date): Promise<CreateOrderOutcome> => {
    const { offer: newOffer, priceChange, userErrors } = await offers.reprice(offer.id, now);
    const gone = userErrors.map(({ code }) => code);
    const [told] = TOLD.filter((code) => gone.includes(code));
    if (told) return refusedFor(told, 'offerId');
    if (!newOffer) return refusedFor('OFFER_INVALID', 'offerId');
    const changed: CreateOrderFault[] = priceChange
      ? [{ code: 'AMOUNT_CHANGED', path: ['accepted'] }]
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
      ...refusedFor('AMOUNT_CHANGED', 'accepted'),
      newOffer: offer,
      priceChange: { oldTotal, newTotal, difference, lines: [] },
    };
  };

  const explain = (code: CreateOrderErrorCode, { offer, draft }: Placement, now: Date) => {
    if (code === 'IDEMPOTENCY_KEY_REUSED') return refusedFor(code, 'idempotencyKey');
    if (code === 'OFFER_EXPIRED') return staleOffer(offer, now);
    if (code === 'AMOUNT_CHANGED') return otherTotal(offer, draft.accepted);
    return refusedFor(code, 'offerId');
  };

  return async (
    input: CreateOrderInput,
    actor: Placement['actor'],
    now: Date,
  ): Promise<CreateOrderOutcome> => {
    const offer = offers.read(input.offerId);
    const { draft, faults } = faultsIn(input, offer, now);
    if (!draft || !offer || faults.length > 0) return refused(...faults);
    const placement = { draft, offer, actor };
    const disruption = await offers.disruptionOf(offer);
    if (disruption) return refusedFor(disruption, 'offerId');
    try {
      const { answer, code } = await place(placement, now);
      if (code) return await explain(code, placement, now);
      return { ...refused(), orderId: answer.orderId };
    } catch (fault) {
      if (fault instanceof SoldOut) return refusedFor('SOLD_OUT', 'offerId');
      if (fault instanceof DocumentHeld) return heldFor(fault);
      throw fault;
    }
  };
}

/** Makes orders of offers, one for each idempotency key. */
export function orderCreation(sources: OrderDependencies) {
  const { db, offers, vault, savedTravellers } = sources;

  const place = (placement: Placement, now: Date) => {
    const { draft, actor } = placement;
    const submitter = submitterOf(draft.idempotencyKey, actor);
    const request = requestOf(draft, vault);
    return outcomeOf<CreateOrderErrorCode, MadeOrder>(() =>
      inTransaction(db, async (trx) => {
        let made = false;
        const { orderId } = await once(trx, 'createOrder', request, submitter, async () => {
          made = true;
          return placeOrder(trx, sources, placement, now);
        });
        if (!made) await openToRepeatedSubmission(trx, orderId, actor, now);
        return { orderId, made };
      }),
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

  const submit = submissionOf(offers, async (placement, now) => {
    const placed = await placeOrFree(placement, now);
    if (placed.answer?.made) await countMadeOrder(db, sources.openOrders, placement.actor, now);
    return placed;
  });

  return async (
    input: CreateOrderInput,
    actor: Placement['actor'],
    now: Date,
  ): Promise<CreateOrderOutcome> => {
    const passengers = await savedTravellers.withNumbers(db, input.passengers, actor);
    return submit({ ...input, passengers: [...passengers] }, actor, now);
  };
}
