import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { BenefitKind } from '#schema/codes/club/benefit-kinds.ts';
import type { BenefitCouponState, BenefitOrderState } from '#schema/codes/orders/states.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** A coupon of the club; `orderId` is the benefit order that it came from. */
export type StoredCoupon = {
  readonly id: string;
  readonly number: string;
  readonly benefitId: string;
  readonly kind: BenefitKind;
  readonly state: BenefitCouponState;
  readonly validFrom: LocalDate;
  readonly validUntil: LocalDate;
  readonly usedAt: Date | null;
  readonly orderId: string | null;
};

/** So many of one benefit. Amounts are minor units of the airline's currency. */
export type StoredBenefitItem = {
  readonly benefitId: string;
  readonly quantity: number;
  readonly price: number;
  /** The key of the passenger segment for which it is; null where it is for none. */
  readonly forWhom: string | null;
};

/** An order of benefits; `couponIds` pay for some of them. */
export type StoredBenefitOrder = {
  readonly id: string;
  readonly number: string;
  /** Whether it was made while no one was signed in. */
  readonly byGuest: boolean;
  /** The flight order for whose passengers it is; null where it is for none. */
  readonly flightOrderId: string | null;
  readonly state: BenefitOrderState;
  readonly cancellationCause: 'TRAVELLER' | 'PAYMENT_WINDOW' | null;
  readonly items: readonly StoredBenefitItem[];
  readonly couponIds: readonly string[];
  readonly due: number;
  readonly createdAt: Date;
  readonly paymentDueAt: Date;
  readonly closedAt: Date | null;
  readonly payments: readonly Payment[];
};
