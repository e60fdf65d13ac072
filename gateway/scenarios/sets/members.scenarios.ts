import { randomUUID } from 'node:crypto';
import type { Person } from '#gateway/modules/members/member.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import {
  creditFlights,
  DAYS_BETWEEN,
  noonOf,
} from '#gateway/scenarios/builders/flown-flights.builder.ts';
import { dayWithLegSpace } from '#gateway/scenarios/builders/leg-space.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { Scenario, Stage } from '#gateway/scenarios/scenario.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { addDays, addMonths, addYears, type LocalDate } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { boundToCheckIn } from './check-in.scenarios.ts';

// A demo's clock may be moved by decades.
const LASTS = '2099-12-31';

/** How many days from now the passport of one of the family ends. */
export const EXPIRES_IN_DAYS = 20;

export const familyWithSavedPassengers: Scenario = {
  name: 'family-with-saved-passengers',
  sentence: `A member has saved the family for later bookings; one passport expires in ${EXPIRES_IN_DAYS} days.`,
  async load({ desk }) {
    const person: Person & { gender: 'M' } = {
      lastName: 'Chan',
      firstName: 'Tai Man',
      title: 'MR',
      gender: 'M',
      dateOfBirth: '1985-03-08',
      nationality: 'HK',
      locale: desk.locale,
    };
    const memberId = await desk.joinClub(person);
    const today = desk.inDays(0);
    await desk.savePassengers(memberId, [
      { ...person, expiresOn: LASTS },
      {
        lastName: 'Wong',
        firstName: 'Mei Ling',
        title: 'MS',
        gender: 'F',
        dateOfBirth: '1987-11-02',
        expiresOn: desk.inDays(EXPIRES_IN_DAYS),
      },
      {
        lastName: 'Chan',
        firstName: 'Ka Yan',
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

const PERSON = {
  lastName: 'Lee',
  firstName: 'Siu Ming',
  title: 'MS',
  gender: 'F',
  dateOfBirth: '1990-04-12',
} as const;

/** How long ago those joined who have flown, and had points, since. */
const MEMBER_FOR_DAYS = 1200;

/** Joins the club so many days ago, in the language of the desk; the id of the member. */
async function join({ desk, now }: Stage, daysAgo = MEMBER_FOR_DAYS): Promise<string> {
  desk.at(addMinutes(now, -daysAgo * MINUTES_A_DAY));
  const memberId = await desk.joinClub({ ...PERSON, nationality: 'HK', locale: desk.locale });
  desk.at(now);
  return memberId;
}

export const newMember: Scenario = {
  name: 'new-member',
  sentence: 'A member joined today, has the first card, and has flown nothing yet.',
  load: async (stage) => ({ memberId: await join(stage, 0) }),
};

/** An unpaid order of a member for herself, with the number of her card. */
async function bookFor(
  { desk }: Stage,
  memberId: string,
  wanted: Parameters<Stage['desk']['offer']>[0],
): Promise<Order> {
  const { card, contacts } = await desk.memberOf(memberId);
  const frequentFlyer = { airline: 'OWN', number: card.number } as const;
  const passengers = [aPassenger({ ...PERSON, frequentFlyer })];
  const email = contacts[0]?.address ?? '';
  const contact = aContact({ name: `${PERSON.firstName} ${PERSON.lastName}`, email });
  const visitor = { sessionId: randomUUID(), memberId };
  return desk.book(desk.offer(wanted), { passengers, contact }, visitor);
}

/**
 * How many days from now the card of the Gold member ends, and how many segments are missing to
 * keep it.
 */
export const GOLD = { endsInDays: 40, missing: 2 } as const;

export const goldNearRenewal: Scenario = {
  name: 'gold-near-renewal',
  sentence: `A Gold card ends in ${GOLD.endsInDays} days; ${GOLD.missing} more segments keep it. Check-in is open for one of them.`,
  async load(stage) {
    const { desk, now } = stage;
    const memberId = await join(stage);
    const { toRenew, validMonths } = TIER_CARDS.GOLD;
    const validUntil = desk.inDays(GOLD.endsInDays);
    const validFrom = addDays(addMonths(validUntil, -(validMonths ?? 0)), 1);
    await desk.giveCard(memberId, { tier: 'GOLD', validFrom, validUntil });
    const count = (toRenew?.segments ?? 0) - GOLD.missing;
    await creditFlights(stage, memberId, { count, from: DAYS_BETWEEN, tier: 'GOLD' });
    const fare = { party: { adults: 1, children: 0, infants: 0 }, brand: 'STANDARD' } as const;
    const bounds = [boundToCheckIn(stage, fare)];
    desk.at(addMinutes(now, -3 * MINUTES_A_DAY));
    const order = await desk.pay(await bookFor(stage, memberId, { bounds, ...fare }));
    desk.at(now);
    return { memberId, orders: [order], toCheckIn: [order] };
  },
};

/** Longer than any holiday, so that a flight so long ago has been credited. */
const LONGEST_WAIT = 30;

/** The earliest day whose flights are not credited yet. */
function earliestUncredited(today: LocalDate): LocalDate {
  let day = addDays(today, -LONGEST_WAIT);
  while (pointsExpectedBy(noonOf(day)) <= today) day = addDays(day, 1);
  return day;
}

export const silverInReach: Scenario = {
  name: 'silver-in-reach',
  sentence: 'A flight that is credited on the next working day brings a member the Silver card.',
  async load(stage) {
    const { desk, now } = stage;
    const memberId = await join(stage);
    const { segments = 0 } = TIER_CARDS.SILVER.toReach ?? {};
    const flying = { count: segments - 1, from: LONGEST_WAIT, tier: 'HAPPINESS' } as const;
    await creditFlights(stage, memberId, flying);
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
  async load(stage) {
    const { desk } = stage;
    const memberId = await join(stage);
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
    const memberId = await join(stage);
    const flying = { count: FLOWN, from: LONGEST_WAIT, tier: 'HAPPINESS' } as const;
    const earned = await creditFlights(stage, memberId, flying);
    const days = (from: number, until: number) => ({
      validFrom: desk.inDays(from),
      validUntil: desk.inDays(until),
    });
    await desk.giveCoupon(memberId, 'wifi', days(-30, 60));
    await desk.giveCoupon(memberId, 'lounge', days(-60, 120));
    await desk.giveCoupon(memberId, 'bag', days(-90, -1));
    await desk.givePoints(memberId, PURSE.points - earned, now);
    await desk.setPointsPassword(memberId, PURSE.password);
    return { memberId, pointsPassword: PURSE.password };
  },
};

export const pointsToSpend: Scenario = {
  name: 'points-to-spend',
  sentence: `A member with ${PURSE.points} points and the points password ${PURSE.password} has an unpaid order.`,
  async load(stage) {
    const { desk, now } = stage;
    const memberId = await join(stage);
    await desk.givePoints(memberId, PURSE.points, now);
    await desk.setPointsPassword(memberId, PURSE.password);
    const visitor = { sessionId: randomUUID(), memberId };
    // a seat with more leg space can be bought on it
    const route = { origin: 'PVG', destination: 'HKG' };
    const wanted = { party: { adults: 1, children: 0, infants: 0 }, brand: 'STANDARD' } as const;
    const days = [desk.inDays(30), desk.inDays(31), desk.inDays(32)] as const;
    const date = await dayWithLegSpace(desk, route, days, wanted, now);
    const offer = desk.offer({ bounds: [{ ...route, date }], ...wanted });
    const order = await desk.book(offer, {}, visitor);
    return { memberId, pointsPassword: PURSE.password, orders: [order] };
  },
};
