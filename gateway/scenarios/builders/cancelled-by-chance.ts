import type { DatedFlight, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { irregularitiesByChance } from '#gateway/simulated/operations/irregularities-by-chance.ts';
import { ofKind } from '#gateway/simulated/operations/irregularity.ts';

/** Whether the simulated operations let a flight be cancelled. */
export const isCancelledByChance = (
  { airports }: Pick<Timetable, 'airports'>,
  flight: DatedFlight,
): boolean => ofKind(irregularitiesByChance(flight, airports), 'CANCELLATION') !== undefined;
