import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import { lapInfantOf } from '#gateway/modules/check-in/check-in-facts.ts';
import {
  type PassengerSegmentView,
  passengerSegmentKeyOf,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { CheckInChoice, CheckInFault, CheckInRequest } from './check-in.input.ts';

/** One of a party, and what was typed for them. */
export type PartyMember = {
  readonly one: PassengerSegmentView;
  readonly choice: Omit<CheckInChoice, 'passengerSegmentId'>;
  /** The place in the input of the passenger, or of the adult with whom an infant comes. */
  readonly index: number;
};

/** Where a passenger is wrong. */
export const passengerPath = (index: number, ...field: readonly string[]): string[] => [
  'passengers',
  String(index),
  ...(field.length > 0 ? field : ['passengerSegmentId']),
];

const NOTHING_TYPED = { document: null, frequentFlyer: null };

/**
 * Those whom ids name, in that order; null where there is none for this viewer, or the same once
 * more.
 */
export const findNamed = (
  orders: Pick<CheckInDependencies['orders'], 'passengerOn'>,
  ids: readonly string[],
  actor: Actor,
  now: Date,
): Promise<(PassengerSegmentView | null)[]> =>
  Promise.all(
    ids.map(async (id, index) => {
      const key = ids.indexOf(id) < index ? null : passengerSegmentKeyOf(id);
      return key && orders.passengerOn(key, actor, now);
    }),
  );

/**
 * The passengers of a submission as the actor sees them, each with the infant on the lap; or whom
 * it wrongly names.
 */
export function partyFor(
  found: readonly (PassengerSegmentView | null)[],
  { choices, flight }: Pick<CheckInRequest, 'choices' | 'flight'>,
): { readonly party: PartyMember[]; readonly faults: CheckInFault[] } {
  const faults = found.flatMap((one, index): CheckInFault[] => {
    if (!one) return [{ code: 'PASSENGER_NOT_FOUND', path: passengerPath(index) }];
    const { flightNumber, departureDate: date } = one.segment;
    return flightId({ flightNumber, date }) === flight
      ? []
      : [{ code: 'DIFFERENT_FLIGHTS', path: passengerPath(index) }];
  });
  const named = found.flatMap((one, index): PartyMember[] => {
    const { document, frequentFlyer } = choices[index] ?? NOTHING_TYPED;
    return one ? [{ one, choice: { document, frequentFlyer }, index }] : [];
  });
  const ids = new Set(named.map(({ one }) => one.passenger.id));
  const infants = named.flatMap(({ one, index }): PartyMember[] => {
    const infant = lapInfantOf(one);
    return infant && !ids.has(infant.passenger.id)
      ? [{ one: infant, choice: NOTHING_TYPED, index }]
      : [];
  });
  return { party: [...named, ...infants], faults };
}
