import { readGlobalId } from '#gateway/graphql/global-id.ts';
import type { PaymentStatus } from '#gateway/ports/payment-provider/payment-provider.ts';
import type { PaymentFailure } from '#gateway/resolvers.gen.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { PaymentState } from '#schema/codes/orders/states.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** What can be paid for; each has a kind of payable. */
export type PayableName = 'ORDER' | 'SEAT_ORDER' | 'DATE_CHANGE' | 'BENEFIT_ORDER';

const NAMES: Readonly<Record<string, PayableName>> = {
  Order: 'ORDER',
  SeatOrder: 'SEAT_ORDER',
  DateChange: 'DATE_CHANGE',
  ExtrasOrder: 'BENEFIT_ORDER',
};

/** Names something that is paid for. */
export type PayableKey = { readonly kind: PayableName; readonly id: string };

/** What a global id names, as something that is paid for; an id of anything else names no order. */
export function payableKeyOf(id: string): PayableKey {
  const named = readGlobalId(id);
  const kind = named && NAMES[named.type];
  return kind ? { kind, id: named.key } : { kind: 'ORDER', id: '' };
}

/**
 * Why captured money is sent back: the order was cancelled or past its time, another payment had
 * paid it, or it is another amount than was asked for. All of it goes back then; seats that are
 * given back, and refunds of tickets, take a part each.
 */
export type ReturnCause = 'ORDER_DEAD' | 'PAID_TWICE' | 'OTHER_AMOUNT' | PartCause;

/** Why a part of captured money is sent back. */
export type PartCause = 'SEATS_GIVEN_BACK' | 'REFUND';

/** Those of which several may go back of one payment. */
export const PART_CAUSES: readonly PartCause[] = ['SEATS_GIVEN_BACK', 'REFUND'];

/** Captured money on its way back. Its id is what the provider knows it by. */
export type PaymentReturn = {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Money;
  readonly cause: ReturnCause;
  readonly state: 'PAYING' | 'SUCCEEDED' | 'FAILED';
  readonly createdAt: Date;
  /** When the provider said that it was sent. */
  readonly settledAt: Date | null;
};

/** One attempt to pay. Instants are by the gateway's clock. */
export type Payment = {
  /** Also the key under which the provider makes it, so that asking twice makes it once. */
  readonly id: string;
  /** The flight order that it belongs to, or pays; of extras their own order. */
  readonly orderId: string;
  readonly payable: PayableKey;
  readonly state: PaymentState;
  /** What was asked for in money. */
  readonly amount: Money;
  /** What it uses of the payer's points. */
  readonly points: number;
  /** The member whose points they are; null where none are used. */
  readonly pointsOf: string | null;
  /** What came; null where nothing did. */
  readonly captured: Money | null;
  /** Of the provider's page. */
  readonly locale: Locale;
  /** Null until the provider has reported it. */
  readonly providerReference: string | null;
  readonly hostedPageUrl: string | null;
  /** The provider's last report, and when it arrived. */
  readonly providerStatus: PaymentStatus | null;
  readonly providerStatusAt: Date | null;
  readonly failure: PaymentFailure | null;
  readonly card: { readonly scheme: string; readonly lastDigits: string } | null;
  readonly createdAt: Date;
  /** No money is taken after it: the order's `paymentDueAt`. */
  readonly expiresAt: Date;
  readonly settledAt: Date | null;
  /** All of its money on the way back; null where it is retained, or none came. */
  readonly returned: PaymentReturn | null;
};

/** What is left of a payment and can go back: whole points, and money in minor units. */
export type PaymentLeft = { readonly points: number; readonly money: number };
