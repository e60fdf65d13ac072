import type { StageEnd } from '#web/app/scenes/stage/stage-end.ts';
import type { ListedOrderFragment } from './listed-order.gen.ts';

/**
 * Where the bound ends that is under way or comes next, or the first of a trip that is over; null
 * for an order without a flight.
 */
export function nextLanding({
  bounds,
  serverNow,
}: Pick<ListedOrderFragment, 'bounds' | 'serverNow'>): StageEnd | null {
  const now = Date.parse(serverNow);
  const isAhead = ({ itinerary }: (typeof bounds)[number]) =>
    Date.parse(itinerary.arrival.instant) > now;
  const { segments = [], arrival } = (bounds.find(isAhead) ?? bounds[0])?.itinerary ?? {};
  const place = segments.at(-1)?.destination;
  return place && arrival ? { ...place, instant: arrival.instant } : null;
}
