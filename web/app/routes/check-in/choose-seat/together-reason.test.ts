import { expect, test } from 'vitest';
import { aSeatMap } from '#web/app/components/seat-map/seat-map.test-support.ts';
import { reasonFor } from './together-reason.ts';

const map = aSeatMap();
const proposal = (seats: string, amount = 0, adjacent = false) => ({
  adjacent,
  total: { amount, currency: 'CNY' as const },
  seats: seats.split(' ').map((seatNumber) => ({ seatNumber, passengerSegment: { id: '' } })),
});
function near(seats: string, adjacent = false) {
  const one = proposal(seats, 0, adjacent);
  return reasonFor(map, [one], one).near;
}

test('seats are side by side, in two neighbouring rows, or only as near as there are', () => {
  expect(near('11A 11B', true)).toBe('BESIDE');
  expect(near('11A 12A')).toBe('ROWS');
  // there is no row 13
  expect(near('12A 14B')).toBe('ROWS');
  expect(near('11A 14A')).toBe('OTHER');
  expect(near('11A 11F')).toBe('OTHER');
});

test('a group is the cheapest where no other that is as near costs less', () => {
  const beside = proposal('11A 11B', 12_000, true);
  const dearer = proposal('12A 12B', 30_000, true);
  const away = proposal('14A 15F', 0);
  const all = [beside, dearer, away];
  expect(all.map((one) => reasonFor(map, all, one).cheapest)).toEqual(['YES', 'NO', 'YES']);
});
