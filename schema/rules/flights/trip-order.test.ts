import { describe, expect, it } from 'vitest';
import { instantOf } from '#schema/rules/base/time.ts';
import { tripOrder } from './trip-order.ts';

const bound = (departs: string, arrives: string) => ({
  departsAt: new Date(departs),
  arrivesAt: new Date(arrives),
});
const outbound = bound('2027-03-10T01:00:00Z', '2027-03-10T05:00:00Z');
const returning = (departs: string) => bound(departs, '2027-03-11T12:00:00Z');

describe('a return', () => {
  it('departs strictly after the outbound arrives', () => {
    expect(tripOrder([outbound, returning('2027-03-10T05:00:00Z')]).problems).toEqual([
      { code: 'BOUNDS_OUT_OF_ORDER', boundIndex: 1 },
    ]);
    expect(tripOrder([outbound, returning('2027-03-10T05:00:01Z')]).problems).toEqual([]);
  });

  it('within the hour is allowed, with a warning', () => {
    expect(tripOrder([outbound, returning('2027-03-10T05:59:00Z')]).warnings).toEqual([
      { code: 'TIGHT_CONNECTION', boundIndex: 1, minutes: 59 },
    ]);
    expect(tripOrder([outbound, returning('2027-03-10T06:00:00Z')])).toEqual({
      problems: [],
      warnings: [],
    });
  });

  it('may leave on an earlier calendar day across the date line', () => {
    const east = {
      departsAt: instantOf('2027-03-10', '10:00', 'Pacific/Auckland'),
      arrivesAt: instantOf('2027-03-09', '17:00', 'Pacific/Honolulu'),
    };
    const back = {
      departsAt: instantOf('2027-03-09', '20:00', 'Pacific/Honolulu'),
      arrivesAt: instantOf('2027-03-11', '05:00', 'Pacific/Auckland'),
    };
    expect(tripOrder([east, back]).problems).toEqual([]);
  });

  it('may not leave before the outbound lands, though its calendar day is later', () => {
    const west = {
      departsAt: instantOf('2027-03-10', '22:00', 'Pacific/Honolulu'),
      arrivesAt: instantOf('2027-03-12', '05:00', 'Pacific/Auckland'),
    };
    const back = {
      departsAt: instantOf('2027-03-12', '04:00', 'Pacific/Auckland'),
      arrivesAt: instantOf('2027-03-11', '11:00', 'Pacific/Honolulu'),
    };
    expect(tripOrder([west, back]).problems).toHaveLength(1);
  });
});

it('the bounds of a multi-city trip are each judged by the one before', () => {
  const third = bound('2027-03-11T11:00:00Z', '2027-03-11T15:00:00Z');
  expect(tripOrder([outbound, returning('2027-03-11T00:00:00Z'), third]).problems).toEqual([
    { code: 'BOUNDS_OUT_OF_ORDER', boundIndex: 2 },
  ]);
});
