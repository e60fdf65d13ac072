import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import { isDead } from '#gateway/modules/orders/read/order-standing.ts';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { createSimulatedFares } from '#gateway/simulated/fares/simulated-fares.ts';
import type { Story } from './story.ts';

/** The mock has no secrets: every one signs alike, so that what one of them offered another can order. */
export const STORY_KEYS = deriveKeys({ secret: 'the mock gateway keeps no secrets at all' });

const { soldElsewhere } = createSimulatedFares();

/** The seats that other channels leave, less those that the orders of the story hold. */
const seatsLeftIn =
  (story: Story, now: () => Date): SeatsLeft =>
  (flight, cabin) => {
    const held = [...story.orders.values()]
      .filter(({ record }) => !isDead(record, now()))
      .flatMap(({ parts: { segments, passengers } }) =>
        segments
          .filter(
            (one) =>
              one.flightNumber === flight.flightNumber &&
              one.departureDate === flight.date &&
              one.cabin === cabin,
          )
          .map(() => passengers.filter(({ type }) => type !== 'INF').length),
      )
      .reduce((sum, seats) => sum + seats, 0);
    return flight.aircraft.seats[cabin] - soldElsewhere(flight, cabin) - held;
  };

/** The simulated airline, without a database: timetable, fares, aircraft, airports, and offers that are signed. */
export const storyAirline = (story: Story, now: () => Date) => {
  const seatsLeft = seatsLeftIn(story, now);
  return { ...anAirline({ key: STORY_KEYS.offerSigning, seatsLeft }), seatsLeft };
};

export type StoryAirline = ReturnType<typeof storyAirline>;
