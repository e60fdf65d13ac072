import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { eventStream } from './event-stream.ts';
import { createWatches, type Watch } from './watches.ts';

type Flight = Watch & { readonly flight: string; readonly line: ReturnType<typeof eventStream> };

const INTERVAL = 5;

/** Watches over flights, which record each look at them. */
function flightWatches({ fails = false } = {}) {
  const looks: string[][] = [];
  const watches = createWatches<Flight>({
    intervalMilliseconds: INTERVAL,
    limits: { perViewer: 2, all: 3 },
    together: ({ flight }) => flight,
    look: async (some) => {
      looks.push(some.map(({ viewer, flight }) => `${viewer} ${flight}`));
      if (fails) throw new Error('The source is away.');
    },
  });
  const open = (viewer: string, flight: string) =>
    watches.open(viewer, (onEnd) => ({ viewer, flight, line: eventStream(onEnd) }));
  return { ...watches, open, looks };
}

describe('the open watches of a live field', () => {
  test('are looked at when they open, then all of one subject together', async () => {
    const { open, looks, endAll } = flightWatches();
    open('ann', 'MG1');
    open('bob', 'MG1');
    open('bob', 'MG2');
    expect(looks).toEqual([['ann MG1'], ['bob MG1'], ['bob MG2']]);
    await expect.poll(() => looks.length).toBeGreaterThanOrEqual(5);
    expect(looks.slice(3, 5)).toEqual([['ann MG1', 'bob MG1'], ['bob MG2']]);
    endAll();
  });

  test('are bounded for one viewer and in all, and one that ends makes room', () => {
    const { open, count, endAll } = flightWatches();
    const first = open('ann', 'MG1');
    open('ann', 'MG2');
    expect(() => open('ann', 'MG3')).toThrow('Too many requests.');
    first.line.end();
    open('ann', 'MG3');
    open('bob', 'MG1');
    expect(() => open('cy', 'MG1')).toThrow('Too many requests.');
    expect(count()).toBe(3);
    endAll();
    expect(count()).toBe(0);
  });

  test('are looked at no more when the last one has ended', async () => {
    const { open, looks, endAll } = flightWatches();
    open('ann', 'MG1');
    await expect.poll(() => looks.length).toBeGreaterThan(2);
    endAll();
    await sleep(INTERVAL * 2);
    const { length } = looks;
    await sleep(INTERVAL * 4);
    expect(looks).toHaveLength(length);
  });

  test('end where the first look fails', async () => {
    const { open, count } = flightWatches({ fails: true });
    open('ann', 'MG1');
    await expect.poll(count).toBe(0);
  });
});
