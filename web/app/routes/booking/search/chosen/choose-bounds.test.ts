import { describe, expect, it } from 'vitest';
import { answer, fare, flight } from '#web/app/routes/booking/search/trip.test-support.ts';
import { chooseBounds } from './choose-bounds.ts';

const OUT = { optionId: 'MG1.2026-12-24', brand: 'LITE', amount: 100 } as const;
const BACK = { optionId: 'MG2.2026-12-31', brand: 'FLEX', amount: 300 } as const;
const ANSWERS = [
  answer([flight('MG1.2026-12-24', [fare('LITE', 120)])]),
  answer([flight('MG2.2026-12-31', [fare('LITE', 200), fare('FLEX', 300)])]),
];

const asked: { index: number; selected: string[] }[] = [];
const ask = async (index: number, selected: string[]) => {
  asked.push({ index, selected });
  return ANSWERS[index] ?? answer([]);
};

describe('bound after bound', () => {
  it('each is asked for with the fares of those before it, at the price of now', async () => {
    asked.length = 0;
    const { chosen, current } = await chooseBounds([OUT, BACK], ask);
    expect(current).toBeNull();
    expect(asked).toEqual([
      { index: 0, selected: [] },
      { index: 1, selected: ['LITE-120'] },
    ]);
    expect(chosen.map(({ shown, total }) => [shown.amount, total.amount])).toEqual([
      [100, 120],
      [300, 300],
    ]);
  });
  it('the first without a choice is next, whatever is chosen after it', async () => {
    const bounds = await chooseBounds([null, BACK], ask);
    expect(bounds).toMatchObject({ chosen: [], current: 0, isGone: false });
  });
  it('a fare that is sold out is to be chosen again, and that is said', async () => {
    const gone = { ...BACK, brand: 'STANDARD' } as const;
    const bounds = await chooseBounds([OUT, gone], ask);
    expect(bounds).toMatchObject({ current: 1, isGone: true });
    expect(bounds.chosen).toHaveLength(1);
  });
  it('a flight that does not exist is the same', async () => {
    const bounds = await chooseBounds([{ ...OUT, optionId: 'MG9.2026-12-24' }, BACK], ask);
    expect(bounds).toMatchObject({ chosen: [], current: 0, isGone: true });
  });
});
