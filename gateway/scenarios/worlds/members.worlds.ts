import { randomUUID } from 'node:crypto';
import type { Person } from '#gateway/modules/members/member.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { dayWithLegSpace } from '#gateway/scenarios/builders/leg-space.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { Scenario, Stage } from '#gateway/scenarios/scenario.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { addDays, addMonths, addYears, type LocalDate } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { boundToCheckIn } from './check-in.worlds.ts';

// A demo's clock may be moved by decades.
const LASTS = '2099-12-31';

/** How many days from now the passport of one of the family ends. */
export const EXPIRES_IN_DAYS = 20;

export const familyWithSavedPassengers: Scenario = {
  name: 'family-with-saved-passengers',
  sentence: `A member has saved the family for later bookings; one passport expires in ${EXPIRES_IN_DAYS} days.`,
  async load({ desk }) {
    const person: Person & { gender: 'M' } = {
      lastName: 'CHAN',
      firstName: 'TAI MAN',
      title: 'MR',
      gender: 'M',
      dateOfBirth: '1985-03-08',
      nationality: 'HK',
      locale: 'en',
    };
    const memberId = await desk.joinClub(person);
    const today = desk.inDays(0);
    await desk.savePassengers(memberId, [
      { ...person, expiresOn: LASTS },
      {
        lastName: 'WONG',
        firstName: 'MEI LING',
        title: 'MS',
        gender: 'F',
        dateOfBirth: '1987-11-02',
        expiresOn: desk.inDays(EXPIRES_IN_DAYS),
      },
      {
        lastName: 'CHAN',
        firstName: 'KA YAN',
        title: null,
        gender: 'F',
        dateOfBirth: addYears(today, -7),
        expiresOn: LASTS,
      },
    ]);
    return { memberId };
  },
};

const MINUTES_A_DAY = 24 * 60;

const aPerson: Person & { gender: 'F' } = {
  lastName: 'LEE',
  firstName: 'SIU MING',
  title: 'MS',
  gender: 'F',
  dateOfBirth: '1990-04-12',
  nationality: 'HK',
  locale: 'en',
};

export const newMember: Scenario = {
  name: 'new-member',
  sentence: 'A member joined today, has the first card, and has flown nothing yet.',
  load: async ({ desk }) => ({ memberId: await desk.joinClub(aPerson) }),
};

const DAYS_BETWEEN = 11;
const STATUS_POINTS = 420;

/** Flights of the last months that a member was credited with, the latest `from` days ago. */
const creditFlights = async ({ desk }: Stage, memberId: string, count: number, from: number) => {
  const days = Array.from({ length: count }, (_, index) =>
    desk.inDays(-from - DAYS_BETWEEN * index),
  );
  const flights = days.flatMap((date) => {
    const { flightNumber } = desk.timetable.journeys('PVG', 'HKG', date)[0]?.flights[0] ?? {};
    return flightNumber ? [{ flightNumber, date, statusPoints: STATUS_POINTS }] : [];
  });
  await desk.creditSegments(memberId, flights);
};

/** An unpaid order of a member for herself, with the number of her card. */
const bookFor = async (
  { desk }: Stage,
  memberId: string,
  wanted: Parameters<Stage['desk']['offer']>[0],
): Promise<Order> => {
  const { lastName, firstName, title, gender, dateOfBirth } = aPerson;
  const names = { lastName, firstName, title, gender, dateOfBirth };
  const frequentFlyer = { airline: 'OWN', number: await desk.cardNumberOf(memberId) } as const;
  const passengers = [aPassenger({ ...names, frequentFlyer })];
  return desk.book(desk.offer(wanted), { passengers }, { sessionId: randomUUID(), memberId });
};

/** How many days from now the card of the Gold member ends, and how many segments are missing to keep it. */
export const GOLD = { endsInDays: 40, missing: 2, points: 3200 } as const;

export const goldNearRenewal: Scenario = {
  name: 'gold-near-renewal',
  sentence: `A Gold card ends in ${GOLD.endsInDays} days; ${GOLD.missing} more segments keep it. Check-in is open for one of them.`,
  async load(stage) {
    const { desk, now } = stage;
    const memberId = await desk.joinClub(aPerson);
    const { toRenew, validMonths } = TIER_CARDS.GOLD;
    const validUntil = desk.inDays(GOLD.endsInDays);
    const validFrom = addDays(addMonths(validUntil, -(validMonths ?? 0)), 1);
    await desk.giveCard(memberId, { tier: 'GOLD', validFrom, validUntil });
    await creditFlights(stage, memberId, (toRenew?.segments ?? 0) - GOLD.missing, DAYS_BETWEEN);
    await desk.givePoints(memberId, GOLD.points, now);
    const fare = { party: { adults: 1, children: 0, infants: 0 }, brand: 'STANDARD' } as const;
    const bounds = [boundToCheckIn(stage, fare)];
    desk.at(addMinutes(now, -3 * MINUTES_A_DAY));
    const order = await desk.pay(await bookFor(stage, memberId, { bounds, ...fare }));
    desk.at(now);
    return { memberId, orders: [order], toCheckIn: [order] };
  },
};

const noonOf = (day: LocalDate) => new Date(`${day}T04:00:00Z`);
/** Longer than any holiday, so that a flight so long ago has been credited. */
const LONGEST_WAIT = 30;

/** The earliest day whose flights are not credited yet. */
const earliestUncredited = (today: LocalDate): LocalDate => {
  let day = addDays(today, -LONGEST_WAIT);
  while (pointsExpectedBy(noonOf(day)) <= today) day = addDays(day, 1);
  return day;
};

export const silverInReach: Scenario = {
  name: 'silver-in-reach',
  sentence: 'A flight that is credited on the next working day brings a member the Silver card.',
  async load(stage) {
    const { desk, now } = stage;
    const memberId = await desk.joinClub(aPerson);
    const { segments = 0 } = TIER_CARDS.SILVER.toReach ?? {};
    await creditFlights(stage, memberId, segments - 1, LONGEST_WAIT);
    const flown = earliestUncredited(desk.inDays(0));
    desk.at(addMinutes(now, -2 * LONGEST_WAIT * MINUTES_A_DAY));
    const route = { origin: 'PVG', destination: 'HKG' };
    const date = desk.dayWithSeats(route, [flown, addDays(flown, 1), addDays(flown, 2)]);
    const order = await bookFor(stage, memberId, { bounds: [{ ...route, date }] });
    return { memberId, orders: [await desk.pay(order)] };
  },
};

/** Points that expire soon, and those that stay. */
export const EXPIRING = { soon: 640, later: 1850 } as const;

export const pointsAboutToExpire: Scenario = {
  name: 'points-about-to-expire',
  sentence: `A member has ${EXPIRING.soon} points that expire at the end of the month, and others that stay.`,
  async load({ desk }) {
    const memberId = await desk.joinClub(aPerson);
    const soon = addMonths(desk.inDays(0), -EARNING.pointsValidMonths);
    await desk.givePoints(memberId, EXPIRING.soon, noonOf(soon));
    await desk.givePoints(memberId, EXPIRING.later, noonOf(desk.inDays(-200)));
    return { memberId };
  },
};

/** Points, and the six digits that release them. */
export const PURSE = { points: 1200, password: '246810' } as const;

const FLOWN = 4;

export const couponsAndPoints: Scenario = {
  name: 'coupons-and-points',
  sentence: `A member has coupons, of which one has expired, and ${PURSE.points} points with the points password ${PURSE.password}.`,
  async load(stage) {
    const { desk, now } = stage;
    const memberId = await desk.joinClub(aPerson);
    await creditFlights(stage, memberId, FLOWN, LONGEST_WAIT);
    const days = (from: number, until: number) => ({
      validFrom: desk.inDays(from),
      validUntil: desk.inDays(until),
    });
    await desk.giveCoupon(memberId, 'wifi', days(-30, 60));
    await desk.giveCoupon(memberId, 'lounge', days(-60, 120));
    await desk.giveCoupon(memberId, 'bag', days(-90, -1));
    await desk.givePoints(memberId, PURSE.points, now);
    await desk.setPointsPassword(memberId, PURSE.password);
    return { memberId };
  },
};

export const pointsToSpend: Scenario = {
  name: 'points-to-spend',
  sentence: `A member with ${PURSE.points} points and the points password ${PURSE.password} has an unpaid order.`,
  async load({ desk, now }) {
    const memberId = await desk.joinClub(aPerson);
    await desk.givePoints(memberId, PURSE.points, now);
    await desk.setPointsPassword(memberId, PURSE.password);
    const visitor = { sessionId: randomUUID(), memberId };
    // a seat with more leg space can be bought on it
    const route = { origin: 'PVG', destination: 'HKG' };
    const wanted = { party: { adults: 1, children: 0, infants: 0 }, brand: 'STANDARD' } as const;
    const days = [desk.inDays(30), desk.inDays(31), desk.inDays(32)] as const;
    const date = await dayWithLegSpace(desk, route, days, wanted, now);
    const offer = desk.offer({ bounds: [{ ...route, date }], ...wanted });
    return { memberId, orders: [await desk.book(offer, {}, visitor)] };
  },
};
