import { randomInt, randomUUID } from 'node:crypto';
import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { refundDueOn } from '#schema/rules/base/working-days.ts';

/**
 * What the gateway says of an order at `/facts/<team>/orders/<id>`, as far as this service reads
 * it.
 */
export type KnownOrder = {
  readonly orderId: string;
  readonly ticketed: boolean;
  /** The number of the last fact that this service has told about it. */
  readonly lastFact: number;
  readonly coupons: readonly {
    readonly passengerId: string;
    readonly segmentId: string;
    readonly boundIndex: number;
    readonly state: string;
    readonly procedure: string | null;
    readonly fare: number;
    readonly taxes: readonly { readonly code: string; readonly amount: number }[];
    readonly seat: number;
  }[];
};

type Coupon = KnownOrder['coupons'][number];

/** What is asked for, as `CreateRefundOfferInput` has it. */
export type Asked = {
  readonly orderId: string;
  readonly passengerIds: readonly string[];
  readonly boundIndexes: readonly number[] | null;
  readonly reason: RefundReason;
};

const FEE_PERCENT = 10;
const OFFER_MILLISECONDS = 20 * 60_000;

const money = (amount: number) => ({ amount, currency: 'CNY', digits: 2 });
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const id = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');

function amountsOf(coupons: readonly Coupon[], byChoice: boolean) {
  const fare = sumOf(coupons.map((one) => one.fare));
  const tax = sumOf(coupons.flatMap(({ taxes }) => taxes.map(({ amount }) => amount)));
  const fee = byChoice ? Math.floor((fare * FEE_PERCENT) / 100) : 0;
  return {
    refundableFare: money(fare),
    refundableTax: money(tax),
    processingFee: money(fee),
    total: money(fare + tax - fee),
  };
}

const taxesOf = (coupons: readonly Coupon[]) =>
  coupons
    .flatMap(({ taxes }) => taxes)
    .map(({ code, amount }) => ({ code, amount: money(amount) }));

/** The coupons that are asked for, or why they cannot be given back. */
export function couponsOf(order: KnownOrder, asked: Asked): readonly Coupon[] | string {
  const { passengerIds, boundIndexes } = asked;
  if (!order.ticketed) return 'NOT_TICKETED';
  const coupons = order.coupons
    .filter((one) => passengerIds.includes(one.passengerId))
    .filter((one) => boundIndexes?.includes(one.boundIndex) ?? true);
  if (coupons.length === 0) return 'PASSENGER_NOT_FOUND';
  if (coupons.some(({ procedure }) => procedure === 'REFUND')) return 'REFUND_IN_PROGRESS';
  if (coupons.some(({ procedure }) => procedure !== null)) return 'CHANGE_IN_PROGRESS';
  if (coupons.some(({ state }) => state === 'CHECKED_IN')) return 'STILL_CHECKED_IN';
  const open = coupons.filter(({ state }) => state === 'OPEN');
  return open.length > 0 ? open : 'NOTHING_TO_REFUND';
}

/** An offer in the form of the schema. */
export function offerOf(order: KnownOrder, asked: Asked, coupons: readonly Coupon[], now: Date) {
  const { kind, proof } = REFUND_REASONS[asked.reason];
  const byChoice = kind === 'VOLUNTARY';
  const amounts = amountsOf(coupons, byChoice);
  const seats = money(sumOf(coupons.map(({ seat }) => seat)));
  return {
    id: String(randomUUID()),
    order: { id: order.orderId },
    kind,
    reason: asked.reason,
    passengers: [...Map.groupBy(coupons, ({ passengerId }) => passengerId)].map(([key, own]) => ({
      passenger: { id: key },
      passengerSegments: own.map(({ segmentId }) => ({ id: segmentId })),
      amounts: amountsOf(own, byChoice),
      taxes: taxesOf(own),
    })),
    amounts,
    seats,
    points: 0,
    money: money(amounts.total.amount + seats.amount),
    proofRequired: proof,
    reviewed: !byChoice,
    dueOn: refundDueOn(now),
    expiresAt: new Date(now.getTime() + OFFER_MILLISECONDS).toISOString(),
    serverNow: now.toISOString(),
  };
}

export type Offer = ReturnType<typeof offerOf>;

/** A refund in the form of the schema. */
export const refundOf = (offer: Offer, note: string | null, state: string, now: Date) => ({
  ...offer,
  __typename: 'Refund' as const,
  id: id('Refund', `team-${randomUUID()}`),
  refundNumber: `T${randomInt(1e9, 1e10 - 1)}`,
  state,
  requestedAt: now.toISOString(),
  note,
  proofs: [],
  destination: null,
  events: [{ state, at: now.toISOString() }],
  rejection: null,
  previous: null,
});

export type Refund = ReturnType<typeof refundOf>;
