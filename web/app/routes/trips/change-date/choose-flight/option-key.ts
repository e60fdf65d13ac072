import type { ChangeRowFragment } from './change-row.gen.ts';

/** Names a way to fly in the page's address: its flights and their days. */
export const optionKey = ({ itinerary }: Pick<ChangeRowFragment, 'itinerary'>): string =>
  itinerary.segments
    .map(({ flightNumber, departure }) => `${flightNumber}.${departure.local.slice(0, 10)}`)
    .join('_');
