import * as v from 'valibot';
import { inTransaction } from '#gateway/database/transaction.ts';
import { countWithin, type RateLimit } from '#gateway/limits/rate-windows.repository.ts';
import {
  type CreditSources,
  creditCoupon,
  wasFlown,
} from '#gateway/modules/points/credit-flights.service.ts';
import { claimedCoupon, creditOf } from '#gateway/modules/points/flown.repository.ts';
import type { FlownCoupon } from '#gateway/modules/points/points.model.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { faultsOf } from '#gateway/requests/input-faults.ts';
import { Refused } from '#gateway/requests/refused.ts';
import { ruled } from '#gateway/requests/ruled-text.input.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { ClaimFlightErrorCode, ClaimFlightInput } from '#gateway/resolvers.gen.ts';
import { OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { ticketNumberProblem } from '#schema/rules/after-sale/itinerary-details.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { claimProblem } from '#schema/rules/club/claim-flight.ts';
import { flightNumberProblem, readFlightNumber } from '#schema/rules/flights/flight-number.ts';
import { readTicketNumber } from '#schema/rules/orders/ticket-number.ts';

const Claim = v.object({
  idempotencyKey: v.string(),
  ticketNumber: ruled(ticketNumberProblem, (text) => readTicketNumber(text) ?? ''),
  flightNumber: ruled(flightNumberProblem, (text) => readFlightNumber(text) ?? ''),
  flightDate: v.string('REQUIRED'),
});

/** A claim once every field by itself has the form it must have. */
type FlightClaim = v.InferOutput<typeof Claim>;

/**
 * Reads a claim, or says what is wrong with its form; whether there is such a flight is another
 * question.
 */
export function readClaim(
  input: ClaimFlightInput,
): FlightClaim | { faults: UserFault<ClaimFlightErrorCode>[] } {
  const parsed = v.safeParse(Claim, input);
  return parsed.success ? parsed.output : { faults: faultsOf<ClaimFlightErrorCode>(parsed.issues) };
}

/**
 * How often a member may claim: a family's trips of half a year, and no ticket number is found by
 * trying.
 */
export const CLAIM_LIMIT: RateLimit = { most: 30, windowMinutes: 60 };

/** What claims work with. */
export type ClaimSources = CreditSources & {
  /** Under what a member's claims are counted. */
  readonly hashOfClaims: (memberId: string) => Buffer;
};

/** Who claims. */
type Claimant = { readonly memberId: string; readonly sessionId: string };

/** The coupon that was credited, or why none was. */
type ClaimOutcome = { readonly couponId: string } | { readonly problem: ClaimFlightErrorCode };

const refusal = (code: ClaimFlightErrorCode) => new Refused<ClaimFlightErrorCode>(code);

/**
 * Why a coupon is not credited. That it is unknown, another person's or was not flown looks the
 * same.
 */
async function problemOf(
  sources: ClaimSources,
  coupon: FlownCoupon,
  now: Date,
): Promise<ClaimFlightErrorCode | null> {
  const { couponId, memberId, arrivesAt, joinedOn, programme } = coupon;
  if (arrivesAt > now || !(await wasFlown(sources, coupon, now))) return 'CLAIM_NOT_FOUND';
  const credited = await creditOf(sources.db, couponId, memberId);
  if (credited === 'ANOTHER') return 'CLAIM_NOT_FOUND';
  if (credited === 'OWN' || (programme && programme !== OWN_CLUB)) return 'ALREADY_CREDITED';
  return claimProblem(arrivesAt, joinedOn, commercialDay(now));
}

/**
 * Credits a missing flight at once when ticket, flight and name fit (RULES 9.9), once for each
 * idempotency key.
 */
export async function claimFlight(
  sources: ClaimSources,
  claim: FlightClaim,
  { memberId, sessionId }: Claimant,
  now: Date,
): Promise<ClaimOutcome> {
  const { db, hashOfClaims, whenCredited } = sources;
  const within = await inTransaction(db, (trx) =>
    countWithin(trx, hashOfClaims(memberId), CLAIM_LIMIT, now),
  );
  if (!within) return { problem: 'TOO_MANY_REQUESTS' };
  const { ticketNumber, flightNumber, flightDate } = claim;
  const flight = { flightNumber, date: flightDate };
  const { answer: couponId, code } = await idempotent<ClaimFlightErrorCode, string>(
    db,
    'claimFlight',
    claim,
    { memberId, sessionId },
    async (trx) => {
      const coupon = await claimedCoupon(trx, memberId, { ticketNumber, flight });
      if (!coupon) throw refusal('CLAIM_NOT_FOUND');
      const problem = await problemOf({ ...sources, db: trx }, coupon, now);
      if (problem) throw refusal(problem);
      if (!(await creditCoupon(trx, coupon, whenCredited, now))) throw refusal('ALREADY_CREDITED');
      return coupon.couponId;
    },
  );
  return code ? { problem: code } : { couponId };
}
