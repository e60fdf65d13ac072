import { describe, expect, it } from 'vitest';
import { followPicks } from './follow-picks.ts';

const OUT = { optionId: 'MG1.2026-12-24', brand: 'LITE', amount: 100 } as const;
const BACK = { optionId: 'MG2.2026-12-31', brand: 'FLEX', amount: 300 } as const;
const TIMES = { serverNow: '2026-11-20T10:00:00Z', expiresAt: '2026-11-20T10:20:00Z' };
const ANSWERS = [OUT, BACK].map(({ optionId }) => ({ ...TIMES, sold: [optionId] as string[] }));

async function follow(picks: Parameters<typeof followPicks>[0]) {
  const asked: { index: number; selected: string[] }[] = [];
  const bounds = await followPicks(picks, {
    ask: async (index, selected) => {
      asked.push({ index, selected });
      return ANSWERS[index] ?? { ...TIMES, sold: [] };
    },
    find: ({ sold }, _index, { optionId }) =>
      sold.includes(optionId) ? { fareId: `fare of ${optionId}` } : null,
  });
  return { ...bounds, asked };
}

describe('bound after bound', () => {
  it('each is asked for with the fares of those before it', async () => {
    const { chosen, current, times, asked } = await follow([OUT, BACK]);
    expect(current).toBeNull();
    expect(chosen).toHaveLength(2);
    expect(times).toEqual([TIMES, TIMES]);
    expect(asked).toEqual([
      { index: 0, selected: [] },
      { index: 1, selected: ['fare of MG1.2026-12-24'] },
    ]);
  });
  it('the first without a choice is next, whatever is chosen after it', async () => {
    expect(await follow([null, BACK])).toMatchObject({ chosen: [], current: 0, isGone: false });
  });
  it('a flight that is not to be had any more is to be chosen again, and that is said', async () => {
    const gone = await follow([OUT, { ...BACK, optionId: 'MG9.2026-12-31' }]);
    expect(gone).toMatchObject({ current: 1, isGone: true });
    expect(gone.chosen).toHaveLength(1);
  });
});
