import type { AirlineChangeKind } from '#gateway/resolvers.gen.ts';

/** In the order of weight, for a bound to which several changes happened. */
const BY_WEIGHT: readonly AirlineChangeKind[] = [
  'CANCELLED',
  'MISCONNECTED',
  'REROUTED',
  'RETIMED',
  'AIRCRAFT_CHANGED',
];

/** The kind of a change, the weightiest of several; null when there is none that a traveller decides about. */
export const changeKind = (kinds: ReadonlySet<AirlineChangeKind>): AirlineChangeKind | null =>
  BY_WEIGHT.find((kind) => kinds.has(kind)) ?? null;
