import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { modulePath } from './bar-code.tsx';

test('modules that touch are one piece of the path', () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  expect(modulePath(rows)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

test('every dark module of a boarding pass is in it', () => {
  const bcbp = 'M1LIU/ANNA            EABC234 PVGHKGMG 0523 325Y012A0001 100';
  const { data } = encode(bcbp, { ecc: 'M', border: 4 });
  const widths = [...modulePath(data).matchAll(/h(\d+)v/g)].map(([, width]) => Number(width));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(data.flat().filter(Boolean).length);
});
