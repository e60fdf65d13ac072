import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { barCodeShape } from './bar-code.ts';

const TEXT = 'M1LIN/MEI             EK7M2PX PVGNRTMG 0523 358Y012A0025 100';

test('the bar code fills its whole height, in rows that a scanner can separate', () => {
  const { d, width, height } = barCodeShape(TEXT);
  const runs = [...d.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)].map((run) => run.map(Number));
  const bottom = Math.max(...runs.map(([, , y = 0, , tall = 0]) => y + tall));
  const right = Math.max(...runs.map(([, x = 0, , wide = 0]) => x + wide));
  expect([right, bottom]).toEqual([width, height]);
  for (const [, , , , tall] of runs) expect(tall).toBeGreaterThanOrEqual(3);
  expect(width / height).toBeGreaterThan(2);
  expect(width / height).toBeLessThan(4);
});

test('every row begins and ends with the patterns of PDF417', () => {
  const { d } = barCodeShape(TEXT);
  const runs = [...d.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.map(Number));
  const rows = Map.groupBy(runs, ([, , y]) => y);
  expect(rows.size).toBeGreaterThan(3);
  for (const row of rows.values()) {
    expect(row[0]).toMatchObject({ 1: 0, 3: 8 });
    expect(row.at(-1)).toMatchObject({ 3: 1 });
  }
});

test('it is the symbol that another reader has decoded to its text', () => {
  // PDF417Reader of ZXing 0.23 read TEXT in it; a symbol of another shape has to be read again
  const digest = createHash('sha256').update(barCodeShape(TEXT).d).digest('hex');
  expect(digest).toMatch(/^96c693b464c1ff5e9e0b7971e6e604ea/);
});
