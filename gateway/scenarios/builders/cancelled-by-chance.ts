import type { DatedFlight, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { irregularitiesByChance } from '#gateway/simulated/operations/irregularities-by-chance.ts';
import { ofKind } from '#gateway/simulated/operations/irregularity.ts';
import {
  journeyWithSeats,
  type OfferMakings,
  type WantedBound,
  type WantedOffer,
} from './offer.builder.ts';

/** Whether the simulated operations let a flight be cancelled. */
export const isCancelledByChance = (
  { airports }: Pick<Timetable, 'airports'>,
  flight: DatedFlight,
): boolean => ofKind(irregularitiesByChance(flight, airports), 'CANCELLATION') !== undefined;

/** Whether a party finds seats on a day, on flights that are not cancelled by chance. */
export function fliesWithSeats(
  makings: OfferMakings,
  bound: WantedBound,
  wanted: Pick<WantedOffer, 'party' | 'brand'>,
): boolean {
  const journey = journeyWithSeats(makings, bound, wanted);
  return !!journey && !journey.flights.some((one) => isCancelledByChance(makings.timetable, one));
}
