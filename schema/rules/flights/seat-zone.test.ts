import { describe, expect, test } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { SeatCharacteristic } from '#schema/codes/flights/seat-characteristics.ts';
import { seatZone } from './seat-zone.ts';

const FAR_BACK = LIMITS.frontRows + 5;
const zone = (characteristics: readonly SeatCharacteristic[], rowsAhead = FAR_BACK) =>
  seatZone({ cabin: 'ECONOMY', characteristics }, rowsAhead);

describe('a seat is sold as', () => {
  test('business, wherever it is in that cabin', () => {
    expect(seatZone({ cabin: 'BUSINESS', characteristics: ['BASSINET', 'BULKHEAD'] }, 0)).toBe(
      'BUSINESS',
    );
  });

  test.each([
    ['EXIT_ROW', ['EXIT_ROW', 'LEG_SPACE', 'BULKHEAD']],
    ['BASSINET', ['BASSINET', 'BULKHEAD']],
    ['LEG_SPACE', ['BULKHEAD']],
    ['LEG_SPACE', ['LEG_SPACE']],
    ['STANDARD', ['WINDOW', 'NEAR_GALLEY']],
  ] as const)('%s by what limits it most', (expected, characteristics) => {
    expect(zone(characteristics)).toBe(expected);
  });

  test('front up to the last of the front rows', () => {
    expect(zone([], 0)).toBe('FRONT');
    expect(zone([], LIMITS.frontRows - 1)).toBe('FRONT');
    expect(zone([], LIMITS.frontRows)).toBe('STANDARD');
  });

  test('what it is, also in a front row', () => {
    expect(zone(['EXIT_ROW'], 0)).toBe('EXIT_ROW');
    expect(zone(['BASSINET'], 0)).toBe('BASSINET');
  });
});
