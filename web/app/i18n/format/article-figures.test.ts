import { describe, expect, it } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { articleFigures } from './article-figures.ts';

describe('a figure in a text is written as its language writes it', () => {
  it.each([
    ['en', '1,230', '23\u00a0kg', '48\u00a0hours', '1\u00a0day', 'A, B and C', 'A or B'],
    ['zh-hk', '1,230', '23\u2060公\u2060斤', '48\u2060小\u2060時', '1\u2060日', 'A、B及C', 'A或B'],
    ['ja', '1,230', '23kg', '48\u2060時\u2060間', '1\u2060日', 'A、B、C', 'AまたはB'],
  ] as const)('%s', (locale, number, weight, hours, day, all, either) => {
    const say = articleFigures(locale);
    expect(say.number(1230)).toBe(number);
    expect(say.measure(23, 'kilogram')).toBe(weight);
    expect(say.span(48, 'hour')).toBe(hours);
    expect(say.span(1, 'day')).toBe(day);
    expect(say.list(['A', 'B', 'C'])).toBe(all);
    expect(say.either(['A', 'B'])).toBe(either);
  });

  it('the airline and the ways to reach it come from the brand', () => {
    const say = articleFigures('ja');
    expect(say.airline).toBe(BRAND.name.ja);
    expect(say.phone).toContain(`tel:${BRAND.phone.e164}`);
    expect(say.money(12_300)).toBe('CNY\u00a0123');
  });

  it('a speed is said as its language says it', () => {
    expect(articleFigures('en').measure(903, 'kilometer-per-hour')).toBe('903\u00a0km/h');
    expect(articleFigures('zh-hk').measure(903, 'kilometer-per-hour')).toBe(
      '每小時903\u2060公\u2060里',
    );
    expect(articleFigures('ja').measure(903, 'kilometer-per-hour')).toBe('903km/h');
  });
});
