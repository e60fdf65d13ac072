import { LIMITS } from '#schema/codes/base/limits.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { minutesBetween } from '#schema/rules/base/time.ts';

/** A bound as flown: its first departure and its last arrival, as instants. */
export type BoundTimes = { readonly departsAt: Date; readonly arrivesAt: Date };

/**
 * Whether so little time between landing and leaving again is worth a warning: under 60 minutes.
 */
export const isTightConnection = (arrivesAt: Date, departsAt: Date): boolean =>
  minutesBetween(arrivesAt, departsAt) < LIMITS.tightConnectionMinutes;

/** What one bound does to the one before it; `boundIndex` is that of the later one, from 0. */
export type TripOrder = {
  readonly problems: { code: Extract<RuleCode, 'BOUNDS_OUT_OF_ORDER'>; boundIndex: number }[];
  readonly warnings: {
    code: Extract<RuleCode, 'TIGHT_CONNECTION'>;
    boundIndex: number;
    /** Between landing and leaving again. */
    minutes: number;
  }[];
};

/**
 * Whether each bound departs strictly after the one before it arrives, compared as instants and so
 * across zones and the date line (RULES 3.4); under 60 minutes between them is a warning.
 */
export function tripOrder(bounds: readonly BoundTimes[]): TripOrder {
  const order: TripOrder = { problems: [], warnings: [] };
  bounds.slice(1).forEach(({ departsAt }, index) => {
    const arrivesAt = bounds[index]?.arrivesAt ?? departsAt;
    const boundIndex = index + 1;
    if (departsAt <= arrivesAt) order.problems.push({ code: 'BOUNDS_OUT_OF_ORDER', boundIndex });
    else if (isTightConnection(arrivesAt, departsAt)) {
      const minutes = minutesBetween(arrivesAt, departsAt);
      order.warnings.push({ code: 'TIGHT_CONNECTION', boundIndex, minutes });
    }
  });
  return order;
}
