import { describe, expect, it } from 'vitest';
import { answer, fare } from '#web/app/routes/booking/search/trip.test-support.ts';
import { boundsSoFar, choicesOf } from './choose-bounds.ts';

const OUT = { optionId: 'MG1.2026-12-24', brand: 'LITE', amount: 100 } as const;
const BACK = { optionId: 'MG2.2026-12-31', brand: 'FLEX', amount: 300 } as const;

describe('what the gateway is asked about', () => {
  it('is every choice, or those before the first bound without one', () => {
    expect(choicesOf([OUT, BACK])).toEqual([OUT, BACK]);
    expect(choicesOf([OUT, null, BACK])).toEqual([OUT]);
    expect(choicesOf([null, BACK])).toEqual([]);
  });
});

describe('bound after bound', () => {
  it('each has its price of now beside the one at which it was chosen', () => {
    const both = answer([fare('LITE', 120), fare('FLEX', 300)], null);
    const { chosen, current, isGone } = boundsSoFar(both, [OUT, BACK]);
    expect([current, isGone]).toEqual([null, false]);
    expect(chosen.map(({ shown, total }) => [shown.amount, total.amount])).toEqual([
      [100, 120],
      [300, 300],
    ]);
  });
  it('the first without a choice is next', () => {
    const bounds = boundsSoFar(answer([fare('LITE', 100)]), [OUT]);
    expect(bounds).toMatchObject({ current: 1, isGone: false });
    expect(bounds.chosen.map(({ fareId }) => fareId)).toEqual(['LITE-100']);
  });
  it('a fare that is sold out is to be chosen again, and that is said', () => {
    const bounds = boundsSoFar(answer([fare('LITE', 100)]), [OUT, BACK]);
    expect(bounds).toMatchObject({ current: 1, isGone: true });
  });
});
