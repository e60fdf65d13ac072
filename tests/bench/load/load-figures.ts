import type { Told } from './open-load.ts';

/** How long answers took, in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
}

function spread(numbers: readonly number[]): Times {
  const sorted = numbers.toSorted((one, other) => one - other);
  /** The value that so large a share does not exceed: one of the values, none is estimated. */
  const percentile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return {
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    longest: percentile(1),
  };
}

/** Of all, also of those that failed: who was not answered has waited too. */
export const timesOf = (told: readonly Told[]): Times =>
  spread(told.map(({ milliseconds }) => milliseconds));

/** How late the sender was itself. */
export const latenessOf = (told: readonly Told[]): Times => spread(told.map(({ late }) => late));

/** How many failed, and how. */
export function faultsOf(told: readonly Told[]) {
  const count = (is: (outcome: Told['outcome']) => boolean) =>
    told.filter(({ outcome }) => is(outcome)).length;
  return {
    all: count((outcome) => typeof outcome !== 'number' || outcome >= 300),
    ofServer: count((outcome) => typeof outcome === 'number' && outcome >= 500),
    broken: count((outcome) => outcome === 'BROKEN'),
    notAnswered: count((outcome) => outcome === 'NOT_ANSWERED'),
  };
}
