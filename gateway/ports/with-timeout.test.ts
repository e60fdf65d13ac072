import { stat } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '#gateway/database/database-errors.ts';
import { PortUnavailable } from './port-unavailable.ts';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const asking = (answer: () => Promise<string>) =>
  withTimeout('the office', { ask: answer }, ['ask']).ask();
const faultOf = (answer: () => Promise<string>) =>
  asking(answer).then(
    () => null,
    (fault: unknown) => fault,
  );

test('a question that is never answered is an outage of the port after three seconds', async () => {
  const asked = faultOf(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(3_000);
  const fault = await asked;
  expect(fault).toBeInstanceOf(PortUnavailable);
  expect(fault).toMatchObject({
    port: 'the office',
    late: true,
    message: 'the office: no answer within 3000 ms',
  });
});

test.each([
  ['refuses the connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['sends what cannot be read', new SyntaxError('Unexpected token <')],
])('a system that %s is one too, with the cause', async (_how, cause) => {
  expect(await faultOf(() => Promise.reject(cause))).toMatchObject({
    name: 'PortUnavailable',
    code: 'SERVICE_UNAVAILABLE',
    port: 'the office',
    late: false,
    cause,
  });
});

test('so is an adapter that throws before it asks', async () => {
  const fault = await faultOf(() => {
    throw new TypeError('not connected');
  });
  expect(fault).toBeInstanceOf(PortUnavailable);
});

test('an outage of our own database stays one of the database', async () => {
  const away = new DatabaseUnavailable('away');
  expect(await faultOf(() => Promise.reject(away))).toBe(away);
});

test('an answer is passed on, and leaves no timer behind', async () => {
  expect(await asking(async () => 'approved')).toBe('approved');
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer that came while this process was busy is no outage', async () => {
  vi.useRealTimers();
  const office = { ask: () => stat(import.meta.dirname) };
  const asked = withTimeout('the office', office, ['ask'], { milliseconds: 20 }).ask();
  const until = performance.now() + 100;
  while (performance.now() < until);
  expect((await asked).isDirectory()).toBe(true);
});

test('a port that is an object of a class keeps its own state', async () => {
  class Office {
    readonly #answer = 'approved';
    async ask() {
      return this.#answer;
    }
  }
  expect(await withTimeout('the office', new Office(), ['ask']).ask()).toBe('approved');
});
