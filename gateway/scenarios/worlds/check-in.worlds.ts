import { aContact } from '#gateway/scenarios/contact.builder.ts';
import { journeyWithSeats, type WantedBound } from '#gateway/scenarios/offer.builder.ts';
import { aChild, anInfant, aPassenger } from '#gateway/scenarios/passenger.builder.ts';
import type { Scenario, Stage } from '#gateway/scenarios/scenario.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMinutes, minutesBetween } from '#schema/rules/base/time.ts';

const [HUB] = BRAND.hubs;
const FAMILY = { adults: 2, children: 1, infants: 1 };
const FARE = { party: FAMILY, brand: 'STANDARD' } as const;
const HOUR = 60;
/** Time to look around before check-in closes, and to cancel after it has opened. */
const SOONEST = 4 * HOUR;
const LATEST = LIMITS.checkInOpensMinutes - HOUR;
const ABROAD = ['NRT', 'KIX', 'HKG', 'ICN', 'SIN', 'BKK'];

/** The first direct flight out of the hub that has seats for the family and for which check-in is open. */
const flightOpenFor = ({ desk, now }: Stage): WantedBound => {
  const makings = { timetable: desk.timetable, fares: desk.fares, key: Buffer.alloc(0) };
  for (const days of [1, 0, 2])
    for (const destination of ABROAD) {
      const bound = { origin: HUB, destination, date: desk.inDays(days) };
      const journey = journeyWithSeats(makings, bound, FARE);
      const [first, ...others] = journey?.flights ?? [];
      const ahead = first ? minutesBetween(now, first.departure.instant) : 0;
      if (others.length === 0 && ahead >= SOONEST && ahead <= LATEST) return bound;
    }
  throw new Error('No flight is open for check-in');
};

export const checkInOpenFamily: Scenario = {
  name: 'check-in-open-family',
  sentence: 'A family of four flies tomorrow, and check-in is open.',
  async load(stage) {
    const { desk, now } = stage;
    const bound = flightOpenFor(stage);
    desk.at(addMinutes(now, -3 * 24 * HOUR));
    const offer = desk.offer({ bounds: [bound], ...FARE });
    const order = await desk.book(offer, {
      passengers: [
        aPassenger({ key: 'mother', lastName: 'Lin', firstName: 'Mei' }),
        aPassenger({ lastName: 'Lin', firstName: 'Wei', title: 'MR', gender: 'M' }),
        aChild(bound.date, { lastName: 'Lin', firstName: 'An' }),
        anInfant(bound.date, { lastName: 'Lin', firstName: 'Le', accompanyingAdultKey: 'mother' }),
      ],
      contact: aContact({ name: 'Mei Lin', email: 'mei.lin@example.com' }),
    });
    return { orders: [await desk.pay(order)] };
  },
};
