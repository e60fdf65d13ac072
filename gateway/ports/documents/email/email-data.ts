import type { BoardingPassData } from '#gateway/ports/documents/boarding-pass-data.ts';
import type { ItineraryData } from '#gateway/ports/documents/itinerary-data.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';
import type {
  FlightData,
  ReceiptData,
  ReceiptFlight,
} from '#gateway/ports/documents/receipt-data.ts';
import type { MailAttachment } from '#gateway/ports/mailer/mailer.ts';
import type { RejectionCode } from '#gateway/ports/refund-office/refund-office.port.ts';
import type { CancellationCause } from '#gateway/resolvers.gen.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { MemberNoticeData } from './member-notice-data.ts';

/** A finished e-mail but for its address. */
export interface Email {
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
}

/** What e-mails about an order have in common. */
interface AboutOrder {
  /** The contact's name, as they wrote it. */
  recipientName: string;
  orderNumber: string;
  flights: readonly FlightData[];
}

/** An order is made and waits for its payment. */
export interface BookingHeldData extends AboutOrder {
  flights: readonly ReceiptFlight[];
  bookingReference: string;
  total: Money;
  /** `paymentDueAt` of the order. */
  paymentDueAt: Date;
  /** The page of our site where it is paid. */
  paymentUrl: string;
}

/** An order is paid and its tickets are issued. */
export interface PaymentConfirmedData {
  recipientName: string;
  receipt: ReceiptData;
  orderUrl: string;
}

/** An unpaid order ended. */
export interface OrderCancelledData extends AboutOrder {
  /** The traveller, the clock, or the airline that does not fly. */
  by: CancellationCause;
  /** Where to start again. */
  searchUrl: string;
}

/** The messages about a change of date. */
export type DateChangeNews = 'HELD' | 'CHANGED' | 'CANCELLED' | 'LAPSED';

/** A change of date is to be paid, was made, or has ended; `flights` are the new ones. */
export interface DateChangeData extends AboutOrder {
  news: DateChangeNews;
  bookingReference: string;
  totalDue: Money;
  paymentDueAt: Date;
  paymentUrl: string;
  orderUrl: string;
  /** With CHANGED, while there is one. */
  receipt: ReceiptData | null;
}

/** The messages about a change by the airline. */
export const AIRLINE_CHANGE_NEWS = [
  'AIRLINE_CHANGE',
  'AIRLINE_CHANGE_DUE',
  'AIRLINE_CHANGE_KEPT',
  'AIRLINE_CHANGE_LAPSED',
] as const;
export type AirlineChangeNews = (typeof AIRLINE_CHANGE_NEWS)[number];

/**
 * The airline has changed flights of an order; `flights` are the proposed ones, none where there
 * are none.
 */
export interface AirlineChangeData extends AboutOrder {
  event: AirlineChangeNews;
  bookingReference: string;
  facts: MessageFacts;
  orderUrl: string;
}

/**
 * The recipient must prove access to this mailbox; a member who registers again gets `signInUrl`.
 */
export interface VerificationCodeData {
  code: string;
  validMinutes: number;
  /** A page of the site, which has the picture above the code. */
  siteUrl: string;
  signInUrl?: string | null;
}

/** The copy of a message, in its words. */
export interface MessageCopyData {
  recipientName: string;
  title: string;
  text: string;
  messageUrl: string;
}

/**
 * Money was sent back: it came for a dead order, for one that was paid, or of another amount than
 * was asked for, or it had paid for seats that were given back.
 */
export interface LatePaymentRefundedData extends AboutOrder {
  amount: Money;
  cause:
    | 'ORDER_DEAD'
    | 'SEATS_DEAD'
    | 'CHANGE_DEAD'
    | 'SEATS_GIVEN_BACK'
    | 'PAID_TWICE'
    | 'OTHER_AMOUNT';
  searchUrl: string;
  orderUrl: string;
}

/** What the contact of an order is written about a refund. */
export const REFUND_NEWS = [
  'REFUND_REQUESTED',
  'REFUND_APPROVED',
  'REFUND_REJECTED',
  'REFUND_WITHDRAWN',
  'REFUND_PAID',
  'REFUND_FAILED',
] as const;
export type RefundNews = (typeof REFUND_NEWS)[number];

/** A step of a refund. */
export interface RefundNewsData extends AboutOrder {
  event: RefundNews;
  bookingReference: string;
  refundNumber: string;
  /** All that goes back, and which parts of it in points and in money. */
  amount: Money;
  parts: { readonly points: number; readonly amount: Money };
  dueOn: LocalDate;
  /** With REFUND_REJECTED: why, and what staff wrote. */
  rejection: { readonly code: RejectionCode; readonly note: string | null } | null;
  orderUrl: string;
}

/** The itinerary of a ticket was asked for with the right code. */
export interface ItineraryConfirmationData {
  recipientName: string;
  itinerary: ItineraryData;
}

/** Check-in for a flight is open. */
export interface CheckInOpenedData extends AboutOrder {
  bookingReference: string;
  /** Local to the place of departure. */
  day: LocalDate;
  /** `14:05`, likewise. */
  time: string;
  checkInUrl: string;
}

/** What passengers are written whom staff have met. */
export const COUNTER_NEWS = ['CHECK_IN_CONFIRMED', 'CHECK_IN_DECLINED'] as const;
export type CounterNews = (typeof COUNTER_NEWS)[number];

/** Staff have confirmed a passenger, or turned one away. */
export interface CounterNewsData extends AboutOrder {
  event: CounterNews;
  bookingReference: string;
  /** As on the ticket. */
  passengerName: string;
  /** Local to the place of departure. */
  day: LocalDate;
  passesUrl: string;
  orderUrl: string;
}

/** What a guest is written about extras for a booking. */
export const EXTRAS_NEWS = [
  'BENEFITS_HELD',
  'BENEFITS_PAID',
  'BENEFITS_CANCELLED',
  'BENEFITS_LAPSED',
  'BENEFITS_REFUNDED',
  'BENEFITS_RETURNED',
] as const;
export type ExtrasNews = (typeof EXTRAS_NEWS)[number];

/** Extras that a guest ordered for a booking are to be paid, are paid, or have ended. */
export interface ExtrasNewsData extends AboutOrder {
  event: ExtrasNews;
  bookingReference: string;
  /** Of the order of extras. */
  extrasNumber: string;
  /** What is due, or comes back. */
  amount: Money | null;
  /** Until when it must be paid. */
  until: Date | null;
  /** What was ordered, with the numbers of its coupons once it is paid. */
  items: readonly { name: string; quantity: number; coupons: readonly string[] }[];
  orderUrl: string;
}

/** Boarding passes of one or several passengers. */
export interface BoardingPassesData {
  passes: readonly BoardingPassData[];
  /** Where they are shown on our site. */
  passesUrl: string;
}

/**
 * The airline's e-mails and what each needs. Dates, money and names are put into words by the
 * e-mail.
 */
export interface EmailData {
  bookingHeld: BookingHeldData;
  paymentConfirmed: PaymentConfirmedData;
  orderCancelled: OrderCancelledData;
  dateChange: DateChangeData;
  airlineChange: AirlineChangeData;
  verificationCode: VerificationCodeData;
  memberNotice: MemberNoticeData;
  messageCopy: MessageCopyData;
  latePaymentRefunded: LatePaymentRefundedData;
  refundEmail: RefundNewsData;
  itineraryConfirmation: ItineraryConfirmationData;
  checkInOpened: CheckInOpenedData;
  counterDecisionEmail: CounterNewsData;
  extrasEmail: ExtrasNewsData;
  boardingPasses: BoardingPassesData;
}
