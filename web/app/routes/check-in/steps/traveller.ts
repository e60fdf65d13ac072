import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';

/** A flight of one booking to check in for. */
export type Itinerary = CheckInFlightFragment;

/** One of its passengers. */
export type Traveller = Itinerary['passengerSegments'][number];
