import {
  flightKeyOf,
  type PassengerSegment,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import { verdictOn } from '#gateway/mocks/story/segments/segment-capabilities.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { SeatChoiceInput, SelectSeatsErrorCode } from '#gateway/resolvers.gen.ts';
import { handledProblems } from '#schema/rules/after-sale/fellow-passengers.ts';
import { isTakenByOthers, type SoldSeat, seatNumbered } from './flight-seats.ts';
import { refusalOf } from './seat-refusal.ts';
import { seatOf, takenOn } from './seat-standing.ts';

export type SelectSeatsFault = UserFault<SelectSeatsErrorCode>;

/** A passenger with the seat that was chosen. */
export type Wish = { readonly one: PassengerSegment; readonly seat: SoldSeat };

const BY_VERDICT = [
  'SPECIAL_SERVICE',
  'FOLLOWS_ADULT',
  'UNPAID_SEATS',
  'STILL_CHECKED_IN',
  'CHANGE_IN_PROGRESS',
  'REFUND_IN_PROGRESS',
] as const;

const closed = (
  parts: StoryParts,
  one: PassengerSegment,
  now: Date,
): SelectSeatsErrorCode | null => {
  const verdict = verdictOn(parts.story, one, 'SELECT_SEAT', now);
  if (verdict.allowed) return null;
  return BY_VERDICT.find((code) => code === verdict.reason) ?? 'FLIGHT_CLOSED';
};

const exitRow = (
  { characteristics }: SoldSeat,
  { exitRow: declared }: SeatChoiceInput,
): SelectSeatsErrorCode | null => {
  if (!characteristics.includes('EXIT_ROW')) return null;
  if (!declared?.able) return 'EXIT_ROW_NOT_ABLE';
  return declared.dutiesAccepted ? null : 'EXIT_ROW_DUTIES_NOT_ACCEPTED';
};

const unfit = (seat: SoldSeat, one: PassengerSegment, now: Date): SelectSeatsErrorCode | null => {
  const code = refusalOf(seat, one, now);
  return code === 'BASSINET_RESERVED' || code === 'FRONT_ROW_RESERVED' ? 'SEAT_RESERVED' : code;
};

const wrongWith = (
  parts: StoryParts,
  flight: DatedFlight,
  { one, seat }: Wish,
  choice: SeatChoiceInput,
  now: Date,
): SelectSeatsErrorCode | null => {
  const barred = closed(parts, one, now);
  if (barred) return barred;
  const holder = takenOn(parts.story, flightKeyOf(one), now).get(seat.number);
  if (holder && holder.key !== one.key) return holder.choice.heldUntil ? 'SEAT_HELD' : 'SEAT_TAKEN';
  if (!holder && isTakenByOthers(flight, seat.number)) return 'SEAT_TAKEN';
  return unfit(seat, one, now) ?? exitRow(seat, choice);
};

/** Reads who wants to sit where, or says everything that prevents it. */
export const wishesOf = (
  parts: StoryParts,
  flight: DatedFlight,
  choices: readonly SeatChoiceInput[],
  found: readonly (PassengerSegment | null)[],
  now: Date,
): { readonly wishes: readonly Wish[]; readonly faults: readonly SelectSeatsFault[] } => {
  const at = (index: number, code: SelectSeatsErrorCode, field?: string): SelectSeatsFault => ({
    code,
    path: ['seats', String(index), ...(field ? [field] : [])],
  });
  const unknown = found.indexOf(null);
  if (unknown >= 0)
    return { wishes: [], faults: [at(unknown, 'PASSENGER_NOT_FOUND', 'passengerSegmentId')] };
  const asked = found.filter((one) => one !== null);
  const seated = new Set(
    asked.filter((one) => seatOf(parts.story, one, now)).map(({ order }) => order.id),
  );
  const handled = handledProblems(
    asked.map((one) => ({
      flightId: flightKeyOf(one),
      orderId: one.order.id,
      type: one.passenger.type,
    })),
    seated,
  ).map(({ code, index }) => (index === null ? { code, path: ['seats'] } : at(index, code)));
  const wishes: Wish[] = [];
  const faults: SelectSeatsFault[] = [...handled];
  for (const [index, choice] of choices.entries()) {
    const one = asked[index];
    const seat = seatNumbered(parts.airline, flight, choice.seatNumber);
    const twice = choices.findIndex(({ seatNumber }) => seatNumber === choice.seatNumber) < index;
    if (!seat || !one || twice) {
      faults.push(at(index, twice ? 'SEAT_TWICE' : 'SEAT_UNKNOWN', 'seatNumber'));
      continue;
    }
    const code = wrongWith(parts, flight, { one, seat }, choice, now);
    if (code) faults.push(at(index, code, 'seatNumber'));
    wishes.push({ one, seat });
  }
  return { wishes, faults };
};
