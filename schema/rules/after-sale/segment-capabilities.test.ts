import { describe, expect, it } from 'vitest';
import type { PassengerSegmentFacts } from './passenger-segment-facts.ts';
import { type SegmentAction, segmentCapability } from './segment-capabilities.ts';

const departsAt = new Date('2026-12-10T08:00:00Z');
const minutesBefore = (minutes: number) => new Date(departsAt.getTime() - minutes * 60_000);
const opensAt = minutesBefore(48 * 60);
const closesAt = minutesBefore(60);
const justBefore = (instant: Date) => new Date(instant.getTime() - 1);

const open: PassengerSegmentFacts = {
  departsAt,
  flightCancelled: false,
  ownFlight: true,
  coupon: 'OPEN',
  checkIn: 'NOT_CHECKED_IN',
  cancellations: 0,
  specialServices: [],
  lapInfant: false,
  unpaidSeatsUntil: null,
  seatsDueElsewhereAt: null,
  procedure: null,
  counterFirst: false,
  seat: null,
};
const checkedIn: PassengerSegmentFacts = { ...open, coupon: 'CHECKED_IN', checkIn: 'CHECKED_IN' };

function of(action: SegmentAction, facts: Partial<PassengerSegmentFacts> = {}, now = opensAt) {
  const verdict = segmentCapability(action, { ...open, ...facts }, now);
  return verdict.allowed ? verdict.until : verdict.reason;
}

describe('check-in of one passenger on one segment', () => {
  it('is open from 48 hours to 60 minutes before departure, and says when it opens', () => {
    expect(of('CHECK_IN')).toEqual(closesAt);
    expect(of('CHECK_IN', {}, justBefore(closesAt))).toEqual(closesAt);
    expect(of('CHECK_IN', {}, closesAt)).toBe('CHECK_IN_CLOSED');
    expect(segmentCapability('CHECK_IN', open, justBefore(opensAt))).toEqual({
      allowed: false,
      reason: 'CHECK_IN_NOT_OPEN',
      from: opensAt,
      liftsAt: opensAt,
    });
  });

  it.each<[Partial<PassengerSegmentFacts>, string]>([
    [{ coupon: null }, 'NOT_TICKETED'],
    [{ coupon: 'REFUNDED' }, 'ORDER_CLOSED'],
    [{ ownFlight: false }, 'OTHER_CARRIER'],
    [{ flightCancelled: true }, 'FLIGHT_CANCELLED'],
    [{ procedure: 'DATE_CHANGE' }, 'CHANGE_IN_PROGRESS'],
    [{ procedure: 'REFUND' }, 'REFUND_IN_PROGRESS'],
    [{ specialServices: ['WCHR'] }, 'SPECIAL_SERVICE'],
    [{ lapInfant: true }, 'FOLLOWS_ADULT'],
    [{ counterFirst: true }, 'COUNTER_FIRST'],
    [{ checkIn: 'CHECKED_IN', coupon: 'CHECKED_IN' }, 'ALREADY_CHECKED_IN'],
    [{ checkIn: 'CONFIRMING' }, 'ALREADY_CHECKED_IN'],
  ])('is refused with %j: %s', (facts, reason) => {
    expect(of('CHECK_IN', facts)).toBe(reason);
  });

  it('waits for unpaid seats, and says when their hold ends', () => {
    const unpaidSeatsUntil = new Date('2026-12-08T08:20:00Z');
    expect(segmentCapability('CHECK_IN', { ...open, unpaidSeatsUntil }, opensAt)).toMatchObject({
      reason: 'UNPAID_SEATS',
      from: null,
      liftsAt: unpaidSeatsUntil,
    });
  });

  it('waits for seats that another channel has sold and that are not paid there, until the seller drops them', () => {
    const seatsDueElsewhereAt = new Date('2026-12-09T08:00:00Z');
    for (const action of ['CHECK_IN', 'SELECT_SEAT'] as const) {
      const facts = { ...open, seatsDueElsewhereAt };
      expect(segmentCapability(action, facts, justBefore(seatsDueElsewhereAt))).toMatchObject({
        reason: 'OTHER_CHANNEL',
        liftsAt: seatsDueElsewhereAt,
      });
      expect(of(action, facts, seatsDueElsewhereAt)).toEqual(closesAt);
    }
  });

  it('can be done again after it was cancelled', () => {
    expect(of('CHECK_IN', { checkIn: 'CANCELLED' })).toEqual(closesAt);
  });
});

describe('the cancellation of a check-in', () => {
  it('is possible twice, until check-in closes', () => {
    expect(of('CANCEL_CHECK_IN')).toBe('NOT_CHECKED_IN');
    expect(of('CANCEL_CHECK_IN', { ...checkedIn, cancellations: 1 })).toEqual(closesAt);
    expect(of('CANCEL_CHECK_IN', { ...checkedIn, cancellations: 2 })).toBe(
      'CHECK_IN_CANCELLATIONS_USED',
    );
    expect(of('CANCEL_CHECK_IN', checkedIn, closesAt)).toBe('CHECK_IN_CLOSED');
    expect(of('CANCEL_CHECK_IN', { ...checkedIn, lapInfant: true })).toBe('FOLLOWS_ADULT');
  });
});

describe('a seat', () => {
  it('is chosen until check-in closes, and not while checked in', () => {
    expect(of('SELECT_SEAT', {}, new Date('2026-01-01'))).toEqual(closesAt);
    expect(of('SELECT_SEAT', {}, closesAt)).toBe('CHECK_IN_CLOSED');
    expect(of('SELECT_SEAT', checkedIn)).toBe('STILL_CHECKED_IN');
    expect(of('SELECT_SEAT', { specialServices: ['BLND'] })).toBe('SPECIAL_SERVICE');
  });

  it('is given back until departure, when one was chosen', () => {
    expect(of('CANCEL_SEAT')).toBe('NO_SEAT');
    expect(of('CANCEL_SEAT', { seat: 'CONFIRMED' }, closesAt)).toEqual(departsAt);
    expect(of('CANCEL_SEAT', { seat: 'CONFIRMED' }, departsAt)).toBe('FLIGHT_LEFT');
    expect(of('CANCEL_SEAT', { ...checkedIn, seat: 'CONFIRMED' })).toBe('STILL_CHECKED_IN');
  });
});

it('a boarding pass exists while its passenger is checked in, and not while staff are to meet them', () => {
  expect(of('BOARDING_PASS', checkedIn, closesAt)).toEqual(departsAt);
  expect(of('BOARDING_PASS', { ...checkedIn, checkIn: 'CONFIRMING' })).toBe('NOT_CHECKED_IN');
});
