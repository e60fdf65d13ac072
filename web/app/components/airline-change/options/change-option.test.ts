import { expect, test } from 'vitest';
import { type ChangeOption, movedFlights } from './change-option.ts';

const local = (day: string) => ({ local: `${day}T08:00:00`, zone: 'Asia/Shanghai', instant: day });
const segment = (boundIndex: number, day: string) =>
  ({ segment: { id: day, boundIndex }, departureBefore: local(day) }) as never;
const option = { firstDay: '2026-12-22', lastDay: '2026-12-28' } as ChangeOption;
const change = (...segments: never[]) => ({
  id: 'change',
  segments,
  passengers: [
    { id: 'one', name: 'ONE' },
    { id: 'two', name: 'TWO' },
  ],
});

test('a free move begins with everyone concerned, on the day that was booked', () => {
  const asked = movedFlights({ id: 'order' }, change(segment(1, '2026-12-25')), option);
  expect(asked).toEqual({
    order: 'order',
    passengers: ['one', 'two'],
    airlineChange: 'change',
    bounds: [{ index: 1, date: '2026-12-25' }],
  });
});

test('two flights of one bound are moved together, by the day of the first', () => {
  const both = change(segment(0, '2026-12-25'), segment(0, '2026-12-26'));
  expect(movedFlights({ id: 'order' }, both, option).bounds).toEqual([
    { index: 0, date: '2026-12-25' },
  ]);
});

test('a day on which nothing can be moved any more gives way to the first that is left', () => {
  const past = change(segment(0, '2026-12-20'));
  expect(movedFlights({ id: 'order' }, past, option).bounds[0]?.date).toBe('2026-12-22');
});
