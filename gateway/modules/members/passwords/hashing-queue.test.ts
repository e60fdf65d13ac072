import { expect, test } from 'vitest';
import { createHashingQueue } from './password-hashes.ts';

/** Work that ends when the test resolves it. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let started = false;
  return {
    work: () => {
      started = true;
      return promise;
    },
    end: resolve,
    hasStarted: () => started,
  };
}
const tick = () => new Promise((resolve) => setImmediate(resolve));

test('so much is done at once, the rest waits, and what is beyond is refused at once', async () => {
  const turns = createHashingQueue({ atOnce: 2, waiting: 1 });
  const [one, two, three] = [pending(), pending(), pending()];
  const [first, second, third] = [one, two, three].map(({ work }) => turns(work));
  await tick();
  expect([one, two, three].map(({ hasStarted }) => hasStarted())).toEqual([true, true, false]);
  await expect(turns(async () => 'a fourth')).rejects.toMatchObject({
    extensions: { code: 'SERVICE_UNAVAILABLE' },
  });
  one.end();
  await first;
  await tick();
  expect(three.hasStarted()).toBe(true);
  two.end();
  three.end();
  await Promise.all([second, third]);
});

test('work that fails gives its turn back', async () => {
  const turns = createHashingQueue({ atOnce: 1, waiting: 0 });
  const failing = turns(async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await turns(async () => 'done')).toBe('done');
});
