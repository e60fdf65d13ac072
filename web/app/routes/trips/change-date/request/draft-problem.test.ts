import { describe, expect, it } from 'vitest';
import { type Changeable, type ChangeDraft, withPassenger } from './change-draft.ts';
import { draftProblem } from './draft-problem.ts';

type Order = Changeable['order'];
type CouponState = Order['tickets'][number]['coupons'][number]['state'];

const ZONE = 'Asia/Shanghai';
const moment = (day: string) => ({
  local: `${day}T09:00:00`,
  zone: ZONE,
  instant: `${day}T01:00:00Z`,
});
const airport = (code: string) => ({
  id: code,
  code,
  city: code,
  name: code,
  cityCode: code,
  latitude: 31,
  longitude: 121,
  counters: { rows: null, opensMinutes: 240, closesMinutes: 60 },
});

const bound = (index: number, day: string): Order['bounds'][number] => ({
  index,
  brand: {
    id: 'LITE',
    code: 'LITE',
    cabin: 'ECONOMY',
    conditions: { changeFee: { amount: 40000, currency: 'CNY' } },
  },
  itinerary: {
    durationMinutes: 120,
    dayShift: 0,
    transfers: [],
    departure: moment(day),
    arrival: moment(day),
    segments: [
      {
        id: `flight-${index}`,
        flightNumber: `MG${index}`,
        durationMinutes: 120,
        departureTerminal: null,
        arrivalTerminal: null,
        departure: moment(day),
        arrival: moment(day),
        origin: airport('PVG'),
        destination: airport('HKG'),
        aircraft: { id: 'A321_NEO', code: 'A321_NEO' },
        marketedBy: { code: 'MG' },
        operatedBy: { code: 'MG', name: 'MG' },
      },
    ],
  },
});

const person = (id: string, dateOfBirth: string, adult: string | null = null) => ({
  id,
  name: id,
  dateOfBirth,
  type: 'ADT' as const,
  accompanyingAdult: adult ? { id: adult, name: adult } : null,
});

const PARTY = [
  person('mother', '1990-01-01'),
  person('father', '1988-01-01'),
  person('child', '2019-01-01'),
  person('infant', '2026-01-01', 'mother'),
];

const ticketOf = (id: string, states: readonly CouponState[]) => ({
  id: `ticket-${id}`,
  validUntil: '2027-10-01',
  passenger: { id },
  coupons: states.map((state, index) => ({
    id: `${id}-${index}`,
    state,
    segment: { id: `segment-${index}`, boundIndex: index },
  })),
});

const orderWith = (states: readonly CouponState[] = ['OPEN', 'OPEN']): Order => ({
  id: 'order',
  bookingReference: 'ABC234',
  tripType: 'ROUND_TRIP',
  serverNow: '2026-11-20T02:00:00Z',
  capabilities: [],
  seatOrders: [],
  dateChanges: [],
  bounds: [bound(0, '2026-12-24'), bound(1, '2026-12-31')],
  passengers: PARTY,
  tickets: PARTY.map(({ id }) => ticketOf(id, states)),
});

const draft = (passengers: readonly string[], days: readonly [number, string][]): ChangeDraft => ({
  passengers: new Set(passengers),
  days: new Map(days),
});
const EVERYONE = PARTY.map(({ id }) => id);
const problemOf = (order: Order, chosen: ChangeDraft, airlineChange: string | null = null) =>
  draftProblem({ order, airlineChange }, chosen);

describe('while it is chosen what changes', () => {
  it('the next choice is asked for', () => {
    const order = orderWith();
    expect(problemOf(order, draft(EVERYONE, []))).toEqual({ missing: 'FLIGHTS' });
    expect(problemOf(order, draft([], [[1, '']]))).toEqual({ missing: 'PASSENGERS' });
    expect(problemOf(order, draft(EVERYONE, [[1, '']]))).toEqual({ missing: 'DAY' });
    expect(problemOf(order, draft(EVERYONE, [[1, '2027-01-02']]))).toBeNull();
  });

  it('those who change and those who stay must each be a lawful party', () => {
    const order = orderWith();
    const later: [number, string][] = [[1, '2027-01-02']];
    expect(problemOf(order, draft(['father', 'child'], later))).toBeNull();
    expect(problemOf(order, draft(['child'], later))).toEqual({ code: 'DEPENDANTS_TOGETHER' });
    expect(problemOf(order, draft(['mother', 'father', 'infant'], later))).toEqual({
      code: 'PARTY_WITHOUT_GUARDIAN',
    });
    expect(problemOf(order, draft(['father', 'infant'], later))).toEqual({
      code: 'FOLLOWS_ADULT',
    });
  });

  it('what is in the way of one flight says so for that flight only', () => {
    const checkedIn = orderWith(['CHECKED_IN', 'OPEN']);
    const first = draft(EVERYONE, [[0, '2026-12-25']]);
    expect(problemOf(checkedIn, first)).toEqual({ code: 'STILL_CHECKED_IN' });
    expect(problemOf(checkedIn, draft(EVERYONE, [[1, '2027-01-02']]))).toBeNull();
    expect(problemOf(orderWith(['FLOWN', 'OPEN']), first)).toEqual({ code: 'COUPON_USED' });
  });

  it('a day must be open, within the ticket and after the flight before', () => {
    const order = orderWith();
    const back = (day: string) => problemOf(order, draft(EVERYONE, [[1, day]]));
    expect(back('2026-11-01')).toEqual({ code: 'DATE_IN_PAST' });
    expect(back('2027-10-02')).toEqual({ code: 'TICKET_EXPIRED' });
    expect(back('2028-01-01')).toEqual({ code: 'DATE_BEYOND_HORIZON' });
    expect(back('2026-12-20')).toEqual({ code: 'BOUNDS_OUT_OF_ORDER' });
  });

  it('a flight that the airline changed is moved within three days of its original one', () => {
    const to = (day: string) => problemOf(orderWith(), draft(EVERYONE, [[0, day]]), 'change');
    expect(to('2026-12-27')).toBeNull();
    expect(to('2026-12-28')).toEqual({ code: 'OUTSIDE_FREE_DAYS' });
  });

  it('an infant on the lap and its adult are chosen together', () => {
    const order = orderWith();
    const none = draft([], []);
    expect([...withPassenger(order, none, 'infant', true).passengers].toSorted()).toEqual([
      'infant',
      'mother',
    ]);
    const all = draft(EVERYONE, []);
    expect([...withPassenger(order, all, 'mother', false).passengers]).toEqual(['father', 'child']);
  });
});
