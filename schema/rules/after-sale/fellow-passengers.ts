import { LIMITS } from '#schema/codes/base/limits.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** A passenger who is seated or checked in together with others. */
export type HandledPassenger = {
  readonly flightId: string;
  readonly orderId: string;
  readonly type: PassengerType;
};

export type HandledProblem = {
  readonly code: Extract<
    RuleCode,
    'REQUIRED' | 'DIFFERENT_FLIGHTS' | 'TOO_MANY_FELLOW_PASSENGERS' | 'CHILD_WITH_ADULT'
  >;
  /** The position of the passenger; null when it concerns all. */
  readonly index: number | null;
};

/**
 * What is wrong with passengers who are handled together, the main one first (RULES 6.4 and 6.5):
 * none, too many, passengers of other flights, or a child whose booking has no adult among them,
 * nor in `done`: orders with an adult who has a seat, or is checked in, already. Infants on the lap
 * do not count.
 */
export function handledProblems(
  passengers: readonly HandledPassenger[],
  done: ReadonlySet<string>,
): HandledProblem[] {
  const [main] = passengers;
  if (!main) return [{ code: 'REQUIRED', index: null }];
  const seated = passengers.filter(({ type }) => type !== 'INF');
  const problems: HandledProblem[] =
    seated.length > 1 + LIMITS.fellowPassengers
      ? [{ code: 'TOO_MANY_FELLOW_PASSENGERS', index: null }]
      : [];
  const withAdult = new Set([
    ...done,
    ...passengers.filter(({ type }) => type === 'ADT').map(({ orderId }) => orderId),
  ]);
  for (const [index, { flightId, orderId, type }] of passengers.entries()) {
    if (flightId !== main.flightId) problems.push({ code: 'DIFFERENT_FLIGHTS', index });
    if (type === 'CHD' && !withAdult.has(orderId))
      problems.push({ code: 'CHILD_WITH_ADULT', index });
  }
  return problems;
}
