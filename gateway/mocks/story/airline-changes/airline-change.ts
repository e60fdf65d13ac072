import { flightByKey } from '#gateway/mocks/story/seats/flight-seats.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import {
  airlineChangeStateAt,
  type StoredAirlineChange as RuledChange,
} from '#schema/rules/after-sale/airline-change.ts';
import type { StoredAirlineChange } from './airline-change.model.ts';

type Sources = { readonly story: Pick<Story, 'airlineChanges'> } & Pick<StoryParts, 'airline'>;

/** A flight of a change. @throws when the timetable does not have it */
export const flightIn = ({ airline }: Sources, key: string): DatedFlight => {
  const flight = flightByKey(airline, key);
  if (!flight) throw new Error(`${key} is not flown`);
  return flight;
};

/** A change as the rules judge it. */
export const ruledChange = (sources: Sources, change: StoredAirlineChange): RuledChange => ({
  state: change.state,
  announcedAt: change.announcedAt,
  proposed: true,
  departsAt: flightIn(sources, change.proposed).departure.instant,
});

/** A change at an instant; null where there is none. */
export const airlineChangeOf = (
  sources: Sources,
  id: string,
  now: Date,
): StoredAirlineChange | null => {
  const found = sources.story.airlineChanges.get(id);
  return found ? { ...found, state: airlineChangeStateAt(ruledChange(sources, found), now) } : null;
};

/** The changes of an order, the latest first. */
export const airlineChangesOf = (
  sources: Sources,
  orderId: string,
  now: Date,
): StoredAirlineChange[] =>
  [...sources.story.airlineChanges.values()]
    .filter((change) => change.orderId === orderId)
    .flatMap(({ id }) => airlineChangeOf(sources, id, now) ?? [])
    .toReversed();
