import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AirlineSystems } from '#gateway/ports/airline-systems.ts';
import { silentLog } from '#gateway/ports/log.ts';
import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';
import { createSimulatedSchedule } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { connectAirline } from './connect-airline.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The methods of each port that asks another system; the others answer from memory. */
const ASKED = {
  operations: ['of', 'disrupted'],
  departureControl: ['seats', 'sequenceNumbers', 'counterFirst'],
  counter: ['verdictOn'],
  tickets: ['find'],
  identityOffice: ['verdictOn'],
  cardIssuers: ['stillHeld'],
  refundOffice: ['decisionOn', 'forget'],
} as const;
const NAMES = {
  operations: 'operations',
  departureControl: 'departure control',
  counter: 'counter',
  tickets: 'ticket store',
  identityOffice: 'identity office',
  cardIssuers: 'card issuers',
  refundOffice: 'refund office',
} as const;
type Asked = keyof typeof ASKED;
const questions = (Object.keys(ASKED) as Asked[]).flatMap((port) =>
  ASKED[port].map((method): [Asked, string] => [port, method]),
);

/** An airline of which every system behaves in one way. */
const airlineThat = (answer: () => Promise<unknown>) =>
  connectAirline(
    {
      schedule: createSimulatedSchedule(),
      ...Object.fromEntries(
        (Object.keys(ASKED) as Asked[]).map((port) => [
          port,
          Object.fromEntries(ASKED[port].map((method) => [method, answer])),
        ]),
      ),
    } as unknown as AirlineSystems,
    { now: () => new Date() },
    silentLog,
  );
function faultOf(port: Asked, method: string, answer: () => Promise<unknown>) {
  const asked = airlineThat(answer)[port] as unknown as Record<string, () => Promise<unknown>>;
  return asked[method]?.().then(
    () => null,
    (fault: unknown) => fault,
  );
}

test.each(questions)(
  '%s.%s that is never answered is an outage of that port',
  async (port, method) => {
    const asked = faultOf(port, method, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(3_000);
    const fault = await asked;
    expect(fault).toBeInstanceOf(PortUnavailable);
    expect(fault).toMatchObject({ port: NAMES[port], late: true });
  },
);

test.each(questions)('%s.%s that is refused is an outage of that port', async (port, method) => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const fault = await faultOf(port, method, () => Promise.reject(refused));
  expect(fault).toBeInstanceOf(PortUnavailable);
  expect(fault).toMatchObject({ port: NAMES[port], cause: refused });
});
