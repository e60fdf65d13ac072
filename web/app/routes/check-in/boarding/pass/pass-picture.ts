import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import { type CityScene, cityScene } from '#web/app/scenes/stage/city-scene.ts';
import { skyOver } from '#web/app/scenes/stage/stage-end.ts';

/** What a flight goes through as a background, and the place where it lands, under its sky. */
export interface PassPicture {
  readonly way: string;
  readonly place: (CityScene & { readonly sky: ReturnType<typeof skyOver> }) | null;
}

/** The picture of a flight; its page draws it without this code. */
export function passPicture(flight: CheckInFlightFragment['flight']): PassPicture {
  const { origin, destination, departure, arrival } = flight;
  const way = flightGradient({
    from: origin,
    to: destination,
    takeOff: Date.parse(departure.instant),
    landing: Date.parse(arrival.instant),
  });
  const scene = cityScene(destination.cityCode);
  const sky = skyOver({ ...destination, instant: arrival.instant });
  return { way, place: scene && { ...scene, sky } };
}
