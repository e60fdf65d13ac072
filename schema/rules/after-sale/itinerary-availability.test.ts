import { describe, expect, it } from 'vitest';
import { receiptAvailability } from './itinerary-availability.ts';

const purchasedAt = new Date('2026-11-20T10:00:00Z');
const flown = (arrivesAt: string) => ({ state: 'FLOWN', arrivesAt: new Date(arrivesAt) }) as const;
const open = (arrivesAt: string) => ({ state: 'OPEN', arrivesAt: new Date(arrivesAt) }) as const;

describe('the itinerary receipt', () => {
  it('is given to the end of the 27th day after the last segment is used, by Shanghai’s clock', () => {
    const coupons = [flown('2027-01-02T00:00:00Z'), flown('2027-01-04T17:00:00Z')];
    const until = new Date('2027-02-01T16:00:00Z');
    expect(receiptAvailability(purchasedAt, coupons, new Date('2027-02-01T15:59:59Z'))).toEqual({
      until,
      problem: null,
    });
    expect(receiptAvailability(purchasedAt, coupons, until)).toEqual({
      until,
      problem: 'RECEIPT_PERIOD_OVER',
    });
  });

  it('is given for one year from purchase while a segment is unused', () => {
    const coupons = [flown('2027-01-02T00:00:00Z'), open('2027-09-04T17:00:00Z')];
    const until = new Date('2027-11-20T16:00:00Z');
    expect(receiptAvailability(purchasedAt, coupons, new Date('2027-11-20T15:59:59Z'))).toEqual({
      until,
      problem: null,
    });
    expect(receiptAvailability(purchasedAt, coupons, until).problem).toBe('RECEIPT_PERIOD_OVER');
  });

  it('is not given before tickets exist', () => {
    expect(receiptAvailability(null, [], purchasedAt).problem).toBe('NOT_TICKETED');
    expect(receiptAvailability(purchasedAt, [], purchasedAt).problem).toBe('NOT_TICKETED');
  });

  it('is not given for what was refunded, exchanged or void', () => {
    for (const state of ['REFUNDED', 'EXCHANGED', 'VOID'] as const)
      expect(
        receiptAvailability(purchasedAt, [{ state, arrivesAt: purchasedAt }], purchasedAt),
      ).toEqual({ until: null, problem: 'ORDER_CLOSED' });
  });

  it('of a partly refunded order follows the coupons that are left', () => {
    const refunded = { state: 'REFUNDED', arrivesAt: new Date('2027-09-04T17:00:00Z') } as const;
    const { until } = receiptAvailability(
      purchasedAt,
      [refunded, flown('2027-01-02T00:00:00Z')],
      purchasedAt,
    );
    expect(until).toEqual(new Date('2027-01-29T16:00:00Z'));
  });
});
