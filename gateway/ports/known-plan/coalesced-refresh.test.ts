import { expect, it } from 'vitest';
import { coalescedRefresh } from './coalesced-refresh.ts';

/** Updates that end when they are told to. */
function manualUpdates() {
  const begun: PromiseWithResolvers<void>[] = [];
  const update = coalescedRefresh(() => {
    const one = Promise.withResolvers<void>();
    begun.push(one);
    return one.promise;
  });
  return { begun, update };
}

it('those who ask while an update is under way share the next, which begins after it', async () => {
  const { begun, update } = manualUpdates();
  const first = update();
  const [second, third] = [update(), update()];
  expect(begun).toHaveLength(1);
  begun[0]?.resolve();
  await first;
  await Promise.resolve();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve();
  await Promise.all([second, third]);
  expect(begun).toHaveLength(2);
});

it('an update that is asked for alone begins at once', async () => {
  const { begun, update } = manualUpdates();
  for (const turn of [0, 1]) {
    const asked = update();
    expect(begun).toHaveLength(turn + 1);
    begun[turn]?.resolve();
    await asked;
  }
});

it('one that fails is told to those who asked for it, and the next goes on', async () => {
  const { begun, update } = manualUpdates();
  const [first, second] = [update(), update()];
  begun[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await Promise.resolve();
  begun[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
