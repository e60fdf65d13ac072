import type { Row } from '#tests/bench/table.ts';
import { PER_SECOND } from './busy-day.ts';
import { faultsOf, latenessOf, timesOf } from './load-figures.ts';
import type { Told } from './open-load.ts';

/** What p95 may be. */
const LATEST_MILLISECONDS = 250;

const whole = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;

/** How the requests of some kinds were answered, and how many failed. */
export function visitorRows(
  name: string,
  kinds: readonly (keyof typeof PER_SECOND)[],
  all: readonly Told[],
  seconds: number,
): Row[] {
  const of = (...wanted: readonly string[]) => all.filter(({ kind }) => wanted.includes(kind));
  const told = of(...kinds);
  const perSecond = kinds.reduce((sum, kind) => sum + PER_SECOND[kind], 0);
  const { p50, p95, p99, longest } = timesOf(told);
  const ofEach = kinds.map((kind) => `${kind} ${whole(timesOf(of(kind)).p95)}`);
  const faults = faultsOf(told);
  return [
    {
      name: `${perSecond} ${name} a second for ${seconds} s`,
      value: `p95 ${whole(p95)}`,
      note: [
        `p50 ${whole(p50)}, p99 ${whole(p99)}, longest ${whole(longest)}`,
        ...(kinds.length > 1 ? [`p95 of each: ${ofEach.join(', ')}`] : []),
        `${(told.length / seconds).toFixed(0)}/s sent`,
      ].join('; '),
      holds: p95 <= LATEST_MILLISECONDS,
    },
    {
      name: `${name} that failed`,
      value: `${faults.all} of ${told.length}`,
      note: `${faults.ofServer} × 5xx, ${faults.broken} broken off, ${faults.notAnswered} not answered within 10 s`,
      holds: faults.all === 0,
    },
  ];
}

/** How late the requests were sent: a sender that has no time is no measure of a server. */
export function latenessRow(told: readonly Told[]): Row {
  const { p50, p99, longest } = latenessOf(told);
  return {
    name: 'sent after its time, p99',
    value: `${p99.toFixed(1)} ms`,
    note: `p50 ${p50.toFixed(1)} ms, longest ${whole(longest)}; counted in the times above`,
  };
}
