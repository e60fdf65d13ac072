import { describe, expect, it } from 'vitest';
import { chosen, yuan } from '#web/app/routes/booking/search/trip.test-support.ts';
import { chosenChange, chosenTotal } from './chosen-change.ts';

describe('prices of chosen fares', () => {
  it('that are as they were are no news', () => {
    expect(chosenChange([chosen(0, 100, 100), chosen(1, 200, 200)])).toBeNull();
    expect(chosenChange([])).toBeNull();
  });
  it('that changed are shown with both totals and the bounds they concern', () => {
    const change = chosenChange([chosen(0, 100, 100), chosen(1, 200, 250)]);
    expect(change).toMatchObject({
      oldTotal: yuan(300),
      newTotal: yuan(350),
      difference: yuan(50),
    });
    expect(change?.bounds.map(({ index }) => index)).toEqual([1]);
  });
  it('that fell make a negative difference', () => {
    expect(chosenChange([chosen(0, 100, 90)])?.difference).toEqual(yuan(-10));
  });
  it('add up', () => {
    expect(chosenTotal([chosen(0, 100, 90), chosen(1, 1, 10)])).toEqual(yuan(100));
    expect(chosenTotal([])).toBeNull();
  });
});
