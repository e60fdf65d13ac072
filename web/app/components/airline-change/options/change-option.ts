import type { ShownAirlineChangeFragment } from '#web/app/components/airline-change/airline-change.gen.ts';

/** One of the three ways as the gateway offers or refuses it. */
export type ChangeOption = ShownAirlineChangeFragment['options'][number];

type Order = { readonly id: string };
type Ways = Pick<ShownAirlineChangeFragment, 'id' | 'passengers' | 'segments'>;

/**
 * What a free move begins with: everyone concerned, and for each bound that was changed the day on
 * which it was booked.
 */
export function movedFlights(order: Order, change: Ways, { firstDay, lastDay }: ChangeOption) {
  const days = new Map<number, string>();
  for (const { segment, departureBefore } of change.segments) {
    const day = departureBefore.local.slice(0, 10);
    if (!days.has(segment.boundIndex)) days.set(segment.boundIndex, day);
  }
  const within = (day: string) => {
    if (firstDay && day < firstDay) return firstDay;
    return lastDay && day > lastDay ? lastDay : day;
  };
  return {
    order: order.id,
    passengers: change.passengers.map(({ id }) => id),
    bounds: [...days].map(([index, day]) => ({ index, date: within(day) })),
    airlineChange: change.id,
  };
}
