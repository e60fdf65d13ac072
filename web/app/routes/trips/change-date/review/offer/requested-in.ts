import {
  type AskedChange,
  changeDatePath,
  chooseFlightPath,
} from '#web/app/components/date-change/change-paths.ts';
import type { QuotedChangeFragment } from './quoted-change.gen.ts';

type Quoted = Pick<QuotedChangeFragment, 'kind' | 'order' | 'passengers' | 'bounds'>;

/** What was asked for to get this offer. */
export const requestedIn = ({ order, passengers, bounds }: Quoted): AskedChange => ({
  order: order.id,
  passengers: passengers.map(({ passenger }) => passenger.id),
  bounds: bounds.map(({ after }) => ({
    index: after.index,
    date: after.itinerary.departure.local.slice(0, 10),
  })),
  airlineChange: null,
});

/**
 * The finished steps one may go back to. A free change begins at the booking, which knows what the
 * airline changed.
 */
export function backFrom(offer: Quoted): { what?: string; flights?: string } {
  if (offer.kind === 'INVOLUNTARY') return {};
  const asked = requestedIn(offer);
  return { what: changeDatePath(asked), flights: chooseFlightPath(asked) };
}
