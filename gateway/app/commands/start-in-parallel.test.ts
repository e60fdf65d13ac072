import { expect, it, vi } from 'vitest';
import { startInParallel } from './start-in-parallel.ts';

const opened = () => ({ close: vi.fn(async () => {}) });

it('neither waits for the other', async () => {
  const order: string[] = [];
  const { promise: later, resolve } = Promise.withResolvers<object>();
  const first = later.then(() => {
    order.push('first');
    return opened();
  });
  const second = Promise.resolve().then(() => {
    order.push('second');
    resolve({});
    return opened();
  });
  await startInParallel(first, second);
  expect(order).toEqual(['second', 'first']);
});

it.each([0, 1])(
  'where one fails, the other is closed, and the fault is thrown: %i',
  async (index) => {
    const other = opened();
    const fault = new Error('no room');
    const failing: Promise<object> = Promise.reject(fault);
    const pair = [Promise.resolve(other), Promise.resolve(other)].with(index, failing as never);
    const [one, two] = pair as [Promise<object>, Promise<object>];
    await expect(startInParallel(one, two)).rejects.toBe(fault);
    expect(other.close).toHaveBeenCalledOnce();
  },
);

it('where both fail, the fault of the first is thrown', async () => {
  const faults = [new Error('one'), new Error('two')];
  const [one, two] = faults.map((fault): Promise<object> => Promise.reject(fault));
  await expect(startInParallel(one as Promise<object>, two as Promise<object>)).rejects.toBe(
    faults[0],
  );
});
