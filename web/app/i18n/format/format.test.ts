import { describe, expect, test } from 'vitest';
import { dayIn, dayShift, formatDay, timeIn } from './days.ts';
import { formatMoney } from './money.ts';
import { ticketName } from './names.ts';

describe('a day', () => {
  test('is written DD MMM YYYY in English', () => {
    expect(formatDay('en', '2026-12-24')).toBe('24 Dec 2026');
    expect(formatDay('en', '2026-09-02')).toBe('02 Sep 2026');
    expect(formatDay('en', '2026-12-24', 'weekday')).toBe('Thu 24 Dec 2026');
    expect(formatDay('en', '2026-12-24', 'short')).toBe('Thu 24 Dec');
  });
  test('is written with year, month and day in Chinese and Japanese', () => {
    expect(formatDay('zh-hk', '2026-12-24')).toBe('2026年12月24日');
    expect(formatDay('ja', '2026-12-24')).toBe('2026年12月24日');
    expect(formatDay('ja', '2026-12-24', 'weekday')).toBe('2026年12月24日(木)');
    expect(formatDay('zh-hk', '2026-12-24', 'weekday')).toBe('2026年12月24日（四）');
    expect(formatDay('zh-hk', '2026-12-24', 'short')).toBe('12月24日（四）');
    expect(formatDay('zh-hk', '2026-12-24', 'month')).toBe('2026年12月');
  });
  test('that is none is shown as it stands', () => {
    expect(formatDay('en', 'someday')).toBe('someday');
  });
});

describe('a time', () => {
  test('is that of the airport, in 24 hours', () => {
    expect(timeIn('2026-12-24T15:35:00Z', 'Asia/Hong_Kong')).toBe('23:35');
    expect(timeIn('2026-12-24T16:00:00Z', 'Asia/Shanghai')).toBe('00:00');
  });
  test('falls on the day of its airport', () => {
    expect(dayIn('2026-12-24T16:00:00Z', 'Asia/Shanghai')).toBe('2026-12-25');
  });
  test('of arrival may be a day later, or earlier, than that of departure', () => {
    const hongKong = { instant: '2026-12-24T15:35:00Z', zone: 'Asia/Hong_Kong' };
    const tokyo = { instant: '2026-12-24T19:40:00Z', zone: 'Asia/Tokyo' };
    expect(dayShift(hongKong, tokyo)).toBe(1);
    const auckland = { instant: '2026-12-24T13:00:00Z', zone: 'Pacific/Auckland' };
    const honolulu = { instant: '2026-12-24T22:00:00Z', zone: 'Pacific/Honolulu' };
    expect(dayShift(auckland, honolulu)).toBe(-1);
  });
});

describe('money', () => {
  test('is written with its code, and with cents only where there are some', () => {
    for (const locale of ['en', 'zh-hk', 'ja'] as const) {
      const text = (amount: number, currency: string) =>
        formatMoney(locale, { amount, currency }).replaceAll('\u00a0', ' ');
      expect(text(234_000, 'CNY')).toBe('CNY 2,340');
      expect(text(5950, 'CNY')).toBe('CNY 59.50');
      expect(text(4500, 'JPY')).toBe(locale === 'ja' ? '4,500円' : 'JPY 4,500');
    }
  });
});

test('a name is written last name, slash, first name', () => {
  expect(ticketName({ lastName: 'Yamada', firstName: 'Taro' })).toBe('YAMADA/TARO');
});
