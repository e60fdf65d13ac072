import type { FlightChange } from '#gateway/ports/operations/operations.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import type { DayPlan } from './day-plan.ts';

/** The belt is known so long before landing. */
export const BELT_MINUTES = 15;

/** News of a flight that stays on the ground. */
const onTheGround = ({ gates, delay }: DayPlan): FlightChange[] => [
  ...gates.map(
    ({ from }, index): FlightChange => ({
      kind: index === 0 ? 'GATE_ASSIGNED' : 'GATE_CHANGED',
      at: from,
    }),
  ),
  ...(delay && delay.minutes >= LIMITS.flightDay.lateFromMinutes
    ? [{ kind: 'DELAY', at: delay.announcedAt } as const]
    : []),
];

const underWay = (plan: DayPlan): FlightChange[] => [
  { kind: 'DEPARTED', at: plan.offBlock },
  { kind: 'AIRBORNE', at: plan.takeOff },
  ...(plan.heldUp ? [{ kind: 'DELAY', at: plan.heldUp.announcedAt } as const] : []),
  ...(plan.diverted
    ? [{ kind: 'DIVERTED', at: plan.diverted.at } as const]
    : [{ kind: 'BELT_ASSIGNED', at: addMinutes(plan.landing, -BELT_MINUTES) } as const]),
  { kind: 'LANDED', at: plan.landing },
  { kind: 'ARRIVED', at: plan.onBlock },
];

/** All the news of a flight's day, in the order in which they come. */
export function changesOf(plan: DayPlan): FlightChange[] {
  const { cancelled } = plan;
  const news = cancelled
    ? [
        ...onTheGround(plan).filter(({ at }) => at < cancelled.at),
        { kind: 'CANCELLED', at: cancelled.at } as const,
      ]
    : [...onTheGround(plan), ...underWay(plan)];
  return news.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
