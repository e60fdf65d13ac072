import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { flightGradient } from '#web/app/scenes/sky/flight-sky.ts';
import { cityScene } from '#web/app/scenes/stage/city-scene.ts';
import type { LandingViewProps } from '#web/app/scenes/stage/landing-view.tsx';
import { skyOver } from '#web/app/scenes/stage/stage-end.ts';

/** What is drawn above the boarding passes of a flight; their page draws it without this code. */
export type PassPicture = LandingViewProps;

export function passPicture(flight: CheckInFlightFragment['flight']): PassPicture {
  const { origin, destination, departure, arrival } = flight;
  const skies = flightGradient({
    from: origin,
    to: destination,
    takeOff: Date.parse(departure.instant),
    landing: Date.parse(arrival.instant),
  });
  const scene = cityScene(destination.cityCode);
  const sky = skyOver({ ...destination, instant: arrival.instant });
  return { skies, place: scene && { ...scene, sky } };
}
