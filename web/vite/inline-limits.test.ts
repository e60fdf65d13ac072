import { expect, test } from 'vitest';
import { inlineLimits } from './inline-limits.ts';

const limits = { adultFromAge: 12, code: { digits: 6 } };

test('a figure stands where the code read it', () => {
  expect(inlineLimits('const a = LIMITS.adultFromAge - LIMITS.code.digits;', limits)).toBe(
    'const a = (12) - (6);',
  );
  expect(inlineLimits('const a = { ...LIMITS.code };', limits)).toBe(
    'const a = { ...({"digits":6}) };',
  );
  expect(inlineLimits('const { digits } = LIMITS.code;', limits)).toBe(
    'const { digits } = ({"digits":6});',
  );
});

test('what is no figure stays as it is', () => {
  for (const code of [
    'const { adultFromAge } = LIMITS;',
    'LIMITS.unknown.name',
    'LIMITS.constructor',
    'OTHER_LIMITS.adultFromAge',
    'other.LIMITS.adultFromAge',
    'LIMITS.adultFromAge.toFixed(1)',
  ])
    expect(inlineLimits(code, limits)).toBe(code);
});
