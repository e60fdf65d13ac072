import type { Row } from '#tests/bench/table.ts';
import { type CrashOutcome, crashRounds } from './crash-rounds.ts';

const ROUNDS = 20;

/** Twenty rounds as shipped, and one in which the database acknowledges what it has not written. */
export async function benchCrash(): Promise<Row[]> {
  const shipped = await crashRounds({ rounds: ROUNDS });
  const control = await crashRounds({ rounds: 1, acknowledgeTooEarly: true });
  const { unknown, halfOrders, wrongCounters, acknowledged } = shipped;
  const sound = unknown + halfOrders + wrongCounters === 0 && acknowledged > 0;
  return [
    row(`${ROUNDS} rounds of kill -9`, shipped, shipped.lost === 0 && sound),
    row('control: acknowledged unwritten', control, control.lost > 0),
  ];
}

const row = (name: string, outcome: CrashOutcome, holds: boolean): Row => ({
  name,
  value: `${outcome.lost} lost of ${outcome.acknowledged}`,
  note: [
    `${outcome.inDoubt} under way when killed, repeated`,
    `${outcome.unknown} made twice`,
    `${outcome.halfOrders} half orders`,
    `${outcome.wrongCounters} wrong seat counters`,
  ].join(', '),
  holds,
});
