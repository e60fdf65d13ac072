import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createConnectionQueue } from './accept-pending-connections.ts';

/** How many turns of the event loop pass until it is over. */
async function turnsOf(pause: Promise<void>, eachTurn: () => void = () => {}): Promise<number> {
  let over = false;
  void pause.then(() => {
    over = true;
  });
  let turns = 0;
  for (; !over; turns += 1) {
    await nextTurn();
    eachTurn();
  }
  return turns;
}

it('a pause is over after two turns when no connection comes', async () => {
  expect(await turnsOf(createConnectionQueue().pause())).toBeLessThanOrEqual(3);
});

it('a pause lasts while connections come', async () => {
  const arrivals = createConnectionQueue();
  let left = 20;
  const turns = await turnsOf(arrivals.pause(), () => {
    left -= 1;
    if (left > 0) arrivals.count();
  });
  expect(turns).toBeGreaterThanOrEqual(20);
});

it('a pause is over after 10 ms, however many connections come', async () => {
  const arrivals = createConnectionQueue();
  const began = performance.now();
  await turnsOf(arrivals.pause(), arrivals.count);
  expect(performance.now() - began).toBeGreaterThanOrEqual(9);
});

it('each caller waits after the one before, so that pages are not rendered in one turn', async () => {
  const arrivals = createConnectionQueue();
  const [one, other] = await Promise.all([turnsOf(arrivals.pause()), turnsOf(arrivals.pause())]);
  expect(other).toBeGreaterThan(one);
});
