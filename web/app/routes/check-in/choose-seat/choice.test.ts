import { describe, expect, it } from 'vitest';
import { aSeatMap } from '#web/app/components/seat-map/seat-map.test-support.ts';
import { afterPress, type Choice, firstChoice, movesIn } from './choice.ts';
import { costOf } from './choice-cost.ts';
import type { Seated } from './party.ts';

const map = aSeatMap({
  '11A': { state: 'SELECTED', selectedBy: { id: 'bo' } },
  '11C': { state: 'TAKEN' },
  '12A': { zone: 'LEG_SPACE' },
  '12F': { refusals: [{ code: 'NO_INFANTS', passengerSegment: { id: 'bo' } }] },
});
const press = (choice: Choice, ...numbers: string[]): Choice =>
  numbers.reduce((before, number) => afterPress(map, null, before, number), choice);
const seats = ({ chosen }: Choice) => Object.fromEntries(chosen);
const first = firstChoice(map);

describe('a choice of seats', () => {
  it('begins with the seats that there are, for the first who has none', () => {
    expect(first).toMatchObject({ current: 'anna', said: null });
    expect(seats(first)).toEqual({ bo: '11A' });
  });

  it('gives the pressed seat to the current passenger, and takes it away at the next press', () => {
    const chosen = press(first, '12C');
    expect(seats(chosen)).toEqual({ anna: '12C', bo: '11A' });
    expect(chosen.said).toEqual({ kind: 'CHOSEN', who: 'LIU/ANNA', seat: '12C' });
    expect(seats(press(chosen, '12C'))).toEqual({ bo: '11A' });
  });

  it('goes on to the next who has no seat', () => {
    const empty = firstChoice(aSeatMap());
    expect(afterPress(aSeatMap(), null, empty, '14A').current).toBe('bo');
  });

  it('exchanges seats within the party', () => {
    const swapped = press(first, '12C', '11A');
    expect(seats(swapped)).toEqual({ anna: '11A', bo: '12C' });
    expect(swapped.said?.kind).toBe('SWAPPED');
  });

  it('does not swap seats with a passenger who would then have none, or may not have the other', () => {
    expect(press(first, '11A').said).toEqual({ kind: 'PARTY', who: 'LIU/BO', seat: '11A' });
    expect(press(first, '12F', '11A').said?.kind).toBe('PARTY');
  });

  it('says why a seat cannot be had, and stays as it was', () => {
    const taken = press(first, '11C');
    expect(taken.said).toEqual({ kind: 'NOT_FREE', state: 'TAKEN', seat: '11C' });
    expect(seats(taken)).toEqual(seats(first));
    const forBo = press({ ...first, current: 'bo' }, '12F');
    expect(forBo.said).toEqual({ kind: 'REFUSED', code: 'NO_INFANTS', seat: '12F' });
  });

  it('costs what the new seats cost, less what was paid for those given back', () => {
    const paid = (id: string, amount: number) =>
      ({ id, seat: { refund: { amount, currency: 'CNY' } } }) as Seated;
    const { chosen } = press({ ...first, current: 'bo' }, '12A');
    expect(movesIn(map, chosen)).toEqual([{ id: 'bo', seat: '12A' }]);
    expect(costOf(map, chosen, [])).toMatchObject({ due: { amount: 15_000 }, preferred: true });
    const cost = costOf(map, chosen, [paid('bo', 20_000)]);
    expect(cost).toMatchObject({ due: { amount: 0 }, refund: { amount: 5000 } });
  });
});
