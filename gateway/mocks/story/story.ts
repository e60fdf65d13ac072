import type { FrequentPassenger } from '#gateway/modules/frequent-passengers/frequent-passenger.model.ts';
import type { ConfirmationRecord } from '#gateway/modules/itinerary-confirmations/itinerary-confirmation.model.ts';
import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import type { StoredAirlineChange } from './airline-changes/airline-change.model.ts';
import type { StoredBenefitOrder, StoredCoupon } from './benefits/benefit.model.ts';
import type { StoredDateChange } from './changes/change.model.ts';
import type { CheckInStanding } from './check-in/check-in.model.ts';
import { accountAtFirst, type StoryAccount } from './club/account.ts';
import type { FlownFlight } from './club/flown-flight.model.ts';
import type { StoredOrder } from './orders/stored-order.ts';
import type { StoredRefund } from './refunds/refund.model.ts';
import type { SeatChoice, StoredSeatOrder } from './seats/seat-choice.model.ts';

type Refusable = { readonly userErrors: readonly unknown[] };

/** A file that was uploaded, as the schema shows it. */
export type UploadedFile = {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly uploadedAt: Date;
  readonly url: string;
};

/** A message to the member; `removed` ones can be brought back. */
export type StoredMessage = {
  readonly event: MessageEvent;
  readonly facts: MessageFacts;
  /** The order that it is about. */
  readonly orderReference: string | null;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  readonly removed: boolean;
};

/** A code that was sent; `subject` is what it opens. */
export type Challenge = { readonly subject: string | null; readonly sentAt: Date };

/**
 * What has happened on a mock since it was started, in memory: its orders, and what was done with them. It is one traveller's
 * story, so that nothing is kept apart by sessions. Seats and check-ins are kept by the key of their passenger segment.
 */
export type Story = {
  readonly orders: Map<string, StoredOrder>;
  readonly seats: Map<string, SeatChoice>;
  readonly seatOrders: Map<string, StoredSeatOrder>;
  readonly checkIns: Map<string, CheckInStanding>;
  readonly refunds: Map<string, StoredRefund>;
  readonly dateChanges: Map<string, StoredDateChange>;
  readonly airlineChanges: Map<string, StoredAirlineChange>;
  readonly benefitOrders: Map<string, StoredBenefitOrder>;
  readonly benefitCoupons: Map<string, StoredCoupon>;
  readonly uploads: Map<string, UploadedFile>;
  readonly messages: Map<string, StoredMessage>;
  /** Whether the traveller is signed in; the story begins so. */
  readonly session: { signedIn: boolean; messageCopies: boolean };
  /** What the member has changed of the account. */
  readonly account: StoryAccount;
  /** Flights that the member has claimed. */
  readonly claims: FlownFlight[];
  readonly challenges: Map<string, Challenge>;
  readonly confirmations: Map<string, ConfirmationRecord>;
  /** Saved passengers, and which of them came of which request, by its key. */
  readonly passengers: Map<string, FrequentPassenger>;
  readonly savedOnce: Map<string, { readonly request: string; readonly id: string }>;
  /** The next number under a name, from 1: a restarted mock counts alike. */
  count(name: string): number;
  /** Does the work of a mutation once for each key; `null` when the key came with another request. A refusal leaves the key free. */
  once<Answer extends Refusable>(
    operation: string,
    input: { readonly idempotencyKey: string },
    work: () => Answer | Promise<Answer>,
  ): Promise<Answer | null>;
};

export const createStory = (): Story => {
  const counts = new Map<string, number>();
  const answers = new Map<string, { readonly asked: string; readonly answer: unknown }>();
  return {
    orders: new Map(),
    seats: new Map(),
    seatOrders: new Map(),
    checkIns: new Map(),
    refunds: new Map(),
    dateChanges: new Map(),
    airlineChanges: new Map(),
    benefitOrders: new Map(),
    benefitCoupons: new Map(),
    uploads: new Map(),
    messages: new Map(),
    session: { signedIn: true, messageCopies: true },
    account: accountAtFirst(),
    claims: [],
    challenges: new Map(),
    confirmations: new Map(),
    passengers: new Map(),
    savedOnce: new Map(),
    count(name) {
      const next = (counts.get(name) ?? 0) + 1;
      counts.set(name, next);
      return next;
    },
    async once<Answer extends Refusable>(
      operation: string,
      input: { readonly idempotencyKey: string },
      work: () => Answer | Promise<Answer>,
    ) {
      const key = `${operation}:${input.idempotencyKey}`;
      const asked = JSON.stringify(input);
      const known = answers.get(key);
      if (known) return known.asked === asked ? (known.answer as Answer) : null;
      const answer = await work();
      if (answer.userErrors.length === 0) answers.set(key, { asked, answer });
      return answer;
    },
  };
};
