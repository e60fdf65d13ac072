import type { AirlineChangeKind } from '#gateway/resolvers.gen.ts';

/** What weighs most of several things that happened to a bound comes first. */
const BY_WEIGHT: readonly AirlineChangeKind[] = [
  'CANCELLED',
  'MISCONNECTED',
  'REROUTED',
  'RETIMED',
  'AIRCRAFT_CHANGED',
];

/** What a change is called when several things happened; null when nothing did that a traveller decides about. */
export const changeKind = (kinds: ReadonlySet<AirlineChangeKind>): AirlineChangeKind | null =>
  BY_WEIGHT.find((kind) => kinds.has(kind)) ?? null;
