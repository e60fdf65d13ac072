import { describe, expect, it } from 'vitest';
import { breakable } from './fonts.ts';

const linesMayStartWith = (text: string): string[] => breakable(text).filter(Boolean);

describe('a line of the receipt', () => {
  it('breaks in Chinese and Japanese, and loses nothing', () => {
    for (const text of ['運輸受玉蘭航空的運輸條款約束。', '航空券の有効期限は2027年です。']) {
      expect(linesMayStartWith(text).length).toBeGreaterThan(3);
      expect(linesMayStartWith(text).join('')).toBe(text);
    }
  });

  it('never begins with a closing mark nor ends with an opening one', () => {
    for (const part of linesMayStartWith('手荷物（お一人様、1個）は「無料」です。ローマ')) {
      expect(part).not.toMatch(/^[、。）」ー]/);
      expect(part).not.toMatch(/[（「]$/);
    }
  });

  it('breaks English at spaces alone, without hyphens', () => {
    expect(breakable('passenger')).toEqual(['passenger']);
  });
});
