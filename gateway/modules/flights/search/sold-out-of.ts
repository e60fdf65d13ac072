import { timesOf } from '#gateway/modules/flights/trip.model.ts';
import type { Journey } from '#gateway/ports/timetable/timetable.port.ts';
import type { PricedJourney } from './price-journey.ts';
import { transferCount } from './transfers.ts';

/**
 * The ways to fly that have no fare left, earliest first. Only those with the fewest transfers: a traveller looks for the
 * direct flight that is missing, not for each connection with a full flight in it.
 */
export function soldOutOf(
  journeys: readonly Journey[],
  options: readonly PricedJourney[],
): Journey[] {
  const onSale = new Set(options.map(({ journey }) => journey.id));
  const fewest = Math.min(...journeys.map(transferCount));
  return journeys
    .filter((journey) => !onSale.has(journey.id) && transferCount(journey) === fewest)
    .toSorted((a, b) => timesOf(a).departsAt.getTime() - timesOf(b).departsAt.getTime());
}
