import type { Locale } from '#schema/codes/base/locales.ts';
import type { BoardingPassData } from './boarding-pass-data.ts';
import { askDocumentWorker, type DocumentTask } from './document-worker.ts';
import type {
  AirlineChangeData,
  BoardingPassesData,
  BookingHeldData,
  CheckInOpenedData,
  CounterNewsData,
  DateChangeData,
  Email,
  ExtrasNewsData,
  ItineraryConfirmationData,
  LatePaymentRefundedData,
  MessageCopyData,
  OrderCancelledData,
  PaymentConfirmedData,
  RefundNewsData,
  VerificationCodeData,
} from './email/email-data.ts';
import type { MemberNoticeData } from './email/member-notice-data.ts';
import type { ItineraryData } from './itinerary-data.ts';
import type { ReceiptData } from './receipt-data.ts';

/** The itinerary receipt as PDF in the order's language. Rendered by a process of its own. */
export const renderReceipt = async (data: ReceiptData, locale: Locale): Promise<Uint8Array> =>
  (await askDocumentWorker({ kind: 'receipt', data, locale })) as Uint8Array;

/** The itinerary confirmation of a ticket as PDF. Rendered by a process of its own. */
export const renderItinerary = async (data: ItineraryData, locale: Locale): Promise<Uint8Array> =>
  (await askDocumentWorker({ kind: 'itinerary', data, locale })) as Uint8Array;

/** Boarding passes as one PDF, a page each. Rendered by a process of its own. */
export const renderBoardingPasses = async (
  data: readonly BoardingPassData[],
  locale: Locale,
): Promise<Uint8Array> =>
  (await askDocumentWorker({ kind: 'boardingPass', data, locale })) as Uint8Array;

const email = async (task: DocumentTask): Promise<Email> =>
  (await askDocumentWorker(task)) as Email;

/** Seats are held: pay by the deadline. */
export const bookingHeldEmail = (data: BookingHeldData, locale: Locale): Promise<Email> =>
  email({ kind: 'bookingHeld', data, locale });

/** Paid and ticketed, with the receipt (PDF) and a calendar file attached. */
export const paymentConfirmedEmail = (data: PaymentConfirmedData, locale: Locale): Promise<Email> =>
  email({ kind: 'paymentConfirmed', data, locale });

/** An unpaid order ended, by its traveller or by the clock. */
export const orderCancelledEmail = (data: OrderCancelledData, locale: Locale): Promise<Email> =>
  email({ kind: 'orderCancelled', data, locale });

/** A change of date is to be paid, was made, or has ended. */
export const dateChangeEmail = (data: DateChangeData, locale: Locale): Promise<Email> =>
  email({ kind: 'dateChange', data, locale });

/**
 * The airline has changed flights: what can be done, what was decided, or that the time is over.
 */
export const airlineChangeEmail = (data: AirlineChangeData, locale: Locale): Promise<Email> =>
  email({ kind: 'airlineChange', data, locale });

/** A verification code. */
export const verificationCodeEmail = (data: VerificationCodeData, locale: Locale): Promise<Email> =>
  email({ kind: 'verificationCode', data, locale });

/** Something happened to a member's account. */
export const memberNoticeEmail = (data: MemberNoticeData, locale: Locale): Promise<Email> =>
  email({ kind: 'memberNotice', data, locale });

/** The copy of a message to a member. */
export const messageCopyEmail = (data: MessageCopyData, locale: Locale): Promise<Email> =>
  email({ kind: 'messageCopy', data, locale });

/** Money came too late and was returned. */
export const latePaymentRefundedEmail = (
  data: LatePaymentRefundedData,
  locale: Locale,
): Promise<Email> => email({ kind: 'latePaymentRefunded', data, locale });

/** A step of a refund. */
export const refundNewsEmail = (data: RefundNewsData, locale: Locale): Promise<Email> =>
  email({ kind: 'refundEmail', data, locale });

/** The itinerary confirmation that was asked for, attached as PDF. */
export const itineraryConfirmationEmail = (
  data: ItineraryConfirmationData,
  locale: Locale,
): Promise<Email> => email({ kind: 'itineraryConfirmation', data, locale });

/** Check-in for a flight is open. */
export const checkInOpenedEmail = (data: CheckInOpenedData, locale: Locale): Promise<Email> =>
  email({ kind: 'checkInOpened', data, locale });

/** Staff have confirmed a passenger, or turned one away. */
export const counterNewsEmail = (data: CounterNewsData, locale: Locale): Promise<Email> =>
  email({ kind: 'counterDecisionEmail', data, locale });

/** Extras that a guest ordered for a booking are to be paid, are paid, or have ended. */
export const extrasNewsEmail = (data: ExtrasNewsData, locale: Locale): Promise<Email> =>
  email({ kind: 'extrasEmail', data, locale });

/** Boarding passes, attached as one PDF. */
export const boardingPassesEmail = (data: BoardingPassesData, locale: Locale): Promise<Email> =>
  email({ kind: 'boardingPasses', data, locale });
