import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partyProblem } from './booking-party.ts';
import { partyLimits } from './party-limits.ts';

describe('the counters of the search panel', () => {
  it('start from one adult: two dependants, of whom one infant', () => {
    expect(partyLimits({ adults: 1, children: 0, infants: 0 })).toEqual({
      adults: { min: 1, max: 9 },
      children: { min: 0, max: 2 },
      infants: { min: 0, max: 1 },
    });
  });

  it('keep an adult for each infant, and nine in all', () => {
    expect(partyLimits({ adults: 2, children: 2, infants: 2 })).toEqual({
      adults: { min: 2, max: 5 },
      children: { min: 0, max: 2 },
      infants: { min: 0, max: 2 },
    });
  });

  it('stay where they are when the party is already wrong', () => {
    expect(partyLimits({ adults: 0, children: 3, infants: 0 }).children).toEqual({
      min: 3,
      max: 3,
    });
  });

  it('never lead from an allowed party to a refused one', () => {
    const count = fc.nat(9);
    fc.assert(
      fc.property(count, count, count, (adults, children, infants) => {
        const counts = { adults, children, infants };
        fc.pre(partyProblem(counts) === null);
        const limits = partyLimits(counts);
        for (const key of ['adults', 'children', 'infants'] as const)
          for (let value = limits[key].min; value <= limits[key].max; value++)
            expect(partyProblem({ ...counts, [key]: value })).toBeNull();
      }),
    );
  });
});
