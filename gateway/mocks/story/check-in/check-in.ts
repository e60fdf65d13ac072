import { cabinsOf, isTakenByOthers } from '#gateway/mocks/story/seats/flight-seats.ts';
import { flightByGlobalId } from '#gateway/mocks/story/seats/seat-map.ts';
import { refusalOf } from '#gateway/mocks/story/seats/seat-refusal.ts';
import { seatOf, takenOn } from '#gateway/mocks/story/seats/seat-standing.ts';
import {
  companionsOf,
  flightKeyOf,
  type PassengerSegment,
  segmentsById,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import { verdictOn } from '#gateway/mocks/story/segments/segment-capabilities.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CheckInErrorCode, CheckInInput } from '#gateway/resolvers.gen.ts';
import { CHECK_IN_AGREEMENTS } from '#schema/codes/orders/agreements.ts';
import { handledProblems } from '#schema/rules/after-sale/fellow-passengers.ts';
import { emailProblem } from '#schema/rules/travellers/contact.ts';
import { checkInOf } from './check-in-standing.ts';
import { setCoupons } from './set-coupons.ts';

type CheckInFault = UserFault<CheckInErrorCode>;

const BY_VERDICT = [
  'CHECK_IN_NOT_OPEN',
  'CHECK_IN_CLOSED',
  'ALREADY_CHECKED_IN',
  'FOLLOWS_ADULT',
  'SPECIAL_SERVICE',
  'UNPAID_SEATS',
  'FLIGHT_CANCELLED',
  'COUNTER_FIRST',
  'CHANGE_IN_PROGRESS',
  'REFUND_IN_PROGRESS',
] as const satisfies readonly CheckInErrorCode[];

/** Why one of those named cannot be checked in; an infant can with its adult. */
const barred = (
  { story }: StoryParts,
  one: PassengerSegment,
  named: readonly PassengerSegment[],
  now: Date,
): CheckInErrorCode | null => {
  const { adult } = companionsOf(one);
  const with_ = adult && named.some(({ key }) => key === adult.key) ? adult : one;
  const verdict = verdictOn(story, with_, 'CHECK_IN', now);
  if (verdict.allowed) return null;
  return BY_VERDICT.find((code) => code === verdict.reason) ?? 'NOT_TICKETED';
};

const faultsOf = (
  parts: StoryParts,
  { contact, agreements }: CheckInInput,
  named: readonly PassengerSegment[],
  now: Date,
): CheckInFault[] => {
  const at = (index: number) => ['passengers', String(index), 'passengerSegmentId'];
  const handled = handledProblems(
    named.map((one) => ({
      flightId: flightKeyOf(one),
      orderId: one.order.id,
      type: one.passenger.type,
    })),
    new Set(),
  ).map(
    ({ code, index }): CheckInFault => ({
      code,
      path: index === null ? ['passengers'] : at(index),
    }),
  );
  const alone = named.flatMap((one, index): CheckInFault[] => {
    const code = barred(parts, one, named, now);
    return code ? [{ code, path: at(index) }] : [];
  });
  const missing = CHECK_IN_AGREEMENTS.filter((one) => !agreements.includes(one)).map(
    (one): CheckInFault => ({ code: 'AGREEMENT_REQUIRED', path: ['agreements', one] }),
  );
  const wrongMail = contact.email && emailProblem(contact.email);
  const mail: CheckInFault[] = wrongMail
    ? [{ code: 'EMAIL_INVALID', path: ['contact', 'email'] }]
    : [];
  return [...handled, ...alone, ...missing, ...mail];
};

/** Gives a passenger without a seat the first one that is free for them. */
const assignSeat = (parts: StoryParts, flight: DatedFlight, one: PassengerSegment, now: Date) => {
  if (one.passenger.type === 'INF' || seatOf(parts.story, one, now)) return;
  const taken = takenOn(parts.story, flightKeyOf(one), now);
  const seat = cabinsOf(parts.airline, flight)
    .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
    .find(
      (free) =>
        free.kind === 'STANDARD' &&
        !taken.has(free.number) &&
        !isTakenByOthers(flight, free.number) &&
        !refusalOf(free, one, now),
    );
  if (!seat) return;
  parts.story.seats.set(one.key, {
    flightId: flightKeyOf(one),
    number: seat.number,
    state: 'ASSIGNED',
    price: null,
    seatOrderId: null,
    heldUntil: null,
    documentNumber: null,
  });
};

/** Checks in all of those named, each with the infant on the lap, or none. */
export const checkIn = async (parts: StoryParts, input: CheckInInput, now: Date) => {
  const ids = input.passengers.map(({ passengerSegmentId }) => passengerSegmentId);
  const found = await segmentsById(parts, ids, now);
  const named = found.filter((one) => one !== null);
  const flight = flightByGlobalId(parts, input.flightId);
  const refused = (...userErrors: CheckInFault[]) => ({ passengers: named, userErrors });
  const unknown = found.indexOf(null);
  if (unknown >= 0)
    return refused({
      code: 'PASSENGER_NOT_FOUND',
      path: ['passengers', String(unknown), 'passengerSegmentId'],
    });
  const elsewhere = named.some(
    (one) => !flight || flightKeyOf(one) !== `${flight.flightNumber}.${flight.date}`,
  );
  if (!flight || elsewhere) return refused({ code: 'DIFFERENT_FLIGHTS', path: ['flightId'] });
  const faults = faultsOf(parts, input, named, now);
  if (faults.length > 0) return refused(...faults);
  const { contact } = input;
  const typed = contact.email ?? `+${contact.phone?.areaCode}${contact.phone?.number}`;
  const everyone = new Map(
    named.flatMap((one) => [one, companionsOf(one).infant ?? one]).map((one) => [one.key, one]),
  );
  for (const one of everyone.values()) {
    assignSeat(parts, flight, one, now);
    parts.story.checkIns.set(one.key, {
      ...checkInOf(parts.story, one),
      state: 'CHECKED_IN',
      checkedInAt: now,
      contact: typed,
      sequenceNumber: parts.story.count(`sequence of ${flightKeyOf(one)}`),
    });
    setCoupons(parts.story, [one], 'CHECKED_IN');
  }
  return { passengers: await segmentsById(parts, ids, now), userErrors: [] };
};
