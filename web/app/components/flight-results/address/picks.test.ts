import { describe, expect, it } from 'vitest';
import { readPicks, withPick, withPicks } from './picks.ts';

const OUT = { optionId: 'MG521.2026-12-24', brand: 'LITE', amount: 325400 } as const;
const BACK = {
  optionId: 'MG702.2026-12-31~MG511.2026-12-31',
  brand: 'BUSINESS_FLEX',
  amount: 9000000,
} as const;

describe('chosen fares in the address', () => {
  it('are read as they were written', () => {
    const params = withPicks(new URLSearchParams('from=SHA'), [OUT, BACK]);
    expect(params.get('from')).toBe('SHA');
    expect(readPicks(new URLSearchParams(params.toString()), 2)).toEqual([OUT, BACK]);
  });
  it('keep the choice for a later bound while an earlier one is chosen again', () => {
    const params = withPicks(new URLSearchParams(), [OUT, BACK]);
    const changing = withPick(params, 2, 0, null);
    expect(readPicks(changing, 2)).toEqual([null, BACK]);
    expect(readPicks(withPick(changing, 2, 0, OUT), 2)).toEqual([OUT, BACK]);
  });
  it('leave nothing behind when the last one is taken back', () => {
    const params = withPicks(new URLSearchParams(), [OUT]);
    expect(withPick(params, 1, 0, null).toString()).toBe('');
  });
  it.each([
    'MG521*lite',
    '*lite*100',
    'MG521*first*100',
    'MG521*lite*-1',
    'MG521*lite*1e9',
    'MG521*constructor*100',
    'MG521*__proto__*100',
    `${'x'.repeat(300)}*lite*100`,
    '<script>*lite*',
  ])('that nobody could have chosen count as none: %s', (text) => {
    expect(readPicks(new URLSearchParams({ pick: text }), 1)).toEqual([null]);
  });
  it('beyond the bounds of the trip are not read', () => {
    expect(readPicks(withPicks(new URLSearchParams(), [OUT, BACK]), 1)).toEqual([OUT]);
  });
});
