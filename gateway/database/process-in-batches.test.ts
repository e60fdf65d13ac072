import { expect, test } from 'vitest';
import { processInBatches } from './process-in-batches.ts';

test('much work is done in batches, and no more of it at once than a sweep may take', async () => {
  const batches: number[] = [];
  const workOn = (rows: number) => {
    batches.length = 0;
    let left = rows;
    return processInBatches(async (most) => {
      const count = Math.min(left, most);
      left -= count;
      batches.push(count);
      return count;
    });
  };
  expect(await workOn(0)).toBe(0);
  expect(batches).toEqual([0]);
  expect(await workOn(450)).toBe(450);
  expect(batches).toEqual([200, 200, 50]);
  expect(await workOn(1_000_000)).toBe(4_000);
});
