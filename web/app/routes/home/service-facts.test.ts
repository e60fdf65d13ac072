import { describe, expect, it } from 'vitest';
import { baggageFacts } from './service-facts.ts';

const brand = (checked: number, kilograms: number | null, cabin: number) => ({
  id: `${checked} ${cabin}`,
  code: 'LITE' as const,
  rank: 1,
  conditions: {
    checkedBags: { pieces: checked, kilograms },
    cabinBags: { pieces: 1, kilograms: cabin },
    lounge: false,
  },
});

describe('the baggage of the fares', () => {
  it('goes from the barest to the fullest, with the cabin bag that every fare has', () => {
    expect(baggageFacts([brand(0, null, 7), brand(1, 23, 8), brand(3, 32, 8)])).toEqual({
      cabinKilograms: 7,
      fewestPieces: 0,
      mostPieces: 3,
      mostKilograms: 32,
    });
  });

  it('is nothing where there are no fares', () => {
    expect(baggageFacts([]).mostPieces).toBe(0);
  });
});
