import type { SkyName } from '#schema/rules/sky/sky-name.ts';
import type { PlaceAirport } from '#web/app/components/airport-combobox/place.ts';
import { type CityScene, cityScene } from '#web/app/scenes/stage/city-scene.ts';
import { skyOver } from '#web/app/scenes/stage/stage-end.ts';
import type { FlightStatusListQuery } from './flight-status.route.gen.ts';
import type { StatusDraft } from './status-question.ts';

export type StatusPicture = CityScene & {
  /** In which the first flight of the answer lands; that of now where there is none. */
  readonly sky: SkyName | null;
};

const HUB_CITY = 'SHA';

/** Where the flights go that were asked for; the hub where that is not known. */
export function statusPicture(
  answer: FlightStatusListQuery['flightStatus'] | null,
  airports: readonly PlaceAirport[],
  { to }: StatusDraft,
): StatusPicture | null {
  const [flight] = answer?.flights ?? [];
  const landing = flight && {
    ...flight.segment.destination,
    instant: flight.arrival.scheduled.instant,
  };
  const asked = airports.find(({ code, placeCode }) => to === code || to === placeCode);
  const scene = cityScene(landing?.cityCode ?? asked?.cityCode ?? HUB_CITY) ?? cityScene(HUB_CITY);
  return scene && { ...scene, sky: landing ? skyOver(landing) : null };
}
