import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { Party } from '#gateway/modules/flights/trip.model.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Journey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/** What is asked about one bound, on whatever day. */
export type BoundQuestion = {
  readonly timetable: Timetable;
  readonly fares: Fares;
  readonly seatsLeft: SeatsLeft;
  readonly now: Date;
  /** Airport codes; every pair of them is searched. */
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  readonly party: Party;
  /** Null: both. */
  readonly cabin: Cabin | null;
  readonly roundTrip: boolean;
  /** The local day of the bound before, from which on the days are open; null for the first. */
  readonly notBefore: LocalDate | null;
  /**
   * The bound leaves strictly after this instant: the arrival of the bound before it (RULES 3.4).
   */
  readonly after: Date | null;
};

/** Flights are sold until check-in closes. */
export const salesEnd = (now: Date): Date => addMinutes(now, LIMITS.checkInClosesMinutes);

/** The ways to fly of the timetable on a local day, whether or not they are still sold. */
export const flownOn = (question: BoundQuestion, date: LocalDate): Journey[] =>
  question.origins.flatMap((origin) =>
    question.destinations.flatMap((destination) =>
      question.timetable.journeys(origin, destination, date),
    ),
  );

/** Whether there is time left to sell a way to fly. */
export const canBeSold = ({ now }: BoundQuestion, { flights: [first] }: Journey): boolean =>
  first !== undefined && first.departure.instant >= salesEnd(now);

/** Whether a way to fly leaves after the bound before it has arrived. */
export const leavesAfterEarlier = (
  { after }: BoundQuestion,
  { flights: [first] }: Journey,
): boolean => after === null || (first !== undefined && first.departure.instant > after);

/** The ways to fly that can still be sold on a local day, whether or not there are seats. */
export const journeysOn = (question: BoundQuestion, date: LocalDate): Journey[] =>
  flownOn(question, date).filter(
    (journey) => canBeSold(question, journey) && leavesAfterEarlier(question, journey),
  );
