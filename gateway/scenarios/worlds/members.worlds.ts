import type { Person } from '#gateway/modules/members/member.model.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { addDays, addMonths, addYears, type LocalDate } from '#schema/rules/base/local-date.ts';

// A demo's clock may be moved by decades.
const LASTS = '2099-12-31';

/** How many days from now the passport of one of the family ends. */
export const EXPIRES_IN_DAYS = 20;

export const familyWithSavedPassengers: Scenario = {
  name: 'family-with-saved-passengers',
  sentence: `A member has saved the family for later bookings; one passport expires in ${EXPIRES_IN_DAYS} days.`,
  async load({ desk }) {
    const person: Person & { gender: 'M' } = {
      ...{ lastName: 'CHAN', firstName: 'TAI MAN', title: 'MR', gender: 'M' },
      ...{ dateOfBirth: '1985-03-08', nationality: 'HK', locale: 'en' },
    };
    const memberId = await desk.joinClub(person);
    const today = desk.inDays(0);
    await desk.savePassengers(memberId, [
      { ...person, expiresOn: LASTS },
      {
        ...{ lastName: 'WONG', firstName: 'MEI LING', title: 'MS', gender: 'F' },
        ...{ dateOfBirth: '1987-11-02', expiresOn: desk.inDays(EXPIRES_IN_DAYS) },
      },
      {
        ...{ lastName: 'CHAN', firstName: 'KA YAN', title: null, gender: 'F' },
        ...{ dateOfBirth: addYears(today, -7), expiresOn: LASTS },
      },
    ]);
    return { memberId };
  },
};

const aPerson: Person = {
  ...{ lastName: 'LEE', firstName: 'SIU MING', title: 'MS', gender: 'F' },
  ...{ dateOfBirth: '1990-04-12', nationality: 'HK', locale: 'en' },
};

export const newMember: Scenario = {
  name: 'new-member',
  sentence: 'A member joined today, has the first card, and has flown nothing yet.',
  load: async ({ desk }) => ({ memberId: await desk.joinClub(aPerson) }),
};

/** How many days from now the card of the Gold member ends, and how many segments are missing to keep it. */
export const GOLD = { endsInDays: 40, missing: 2 } as const;
const DAYS_BETWEEN = 11;
const STATUS_POINTS = 420;

export const goldNearRenewal: Scenario = {
  name: 'gold-near-renewal',
  sentence: `A Gold card ends in ${GOLD.endsInDays} days; ${GOLD.missing} more segments keep it.`,
  async load({ desk }) {
    const memberId = await desk.joinClub(aPerson);
    const { toRenew, validMonths } = TIER_CARDS.GOLD;
    const validUntil = desk.inDays(GOLD.endsInDays);
    const validFrom = addDays(addMonths(validUntil, -(validMonths ?? 0)), 1);
    await desk.giveCard(memberId, { tier: 'GOLD', validFrom, validUntil });
    const count = (toRenew?.segments ?? 0) - GOLD.missing;
    const days = Array.from({ length: count }, (_, index) =>
      desk.inDays(-DAYS_BETWEEN * (index + 1)),
    );
    const flights = days.flatMap((day) => {
      const { flightNumber } = desk.timetable.journeys('PVG', 'HKG', day)[0]?.flights[0] ?? {};
      return flightNumber ? [{ flightNumber, date: day, statusPoints: STATUS_POINTS }] : [];
    });
    await desk.creditSegments(memberId, flights);
    return { memberId };
  },
};

/** Points that expire soon, and those that stay. */
export const EXPIRING = { soon: 640, later: 1850 } as const;

const noonOf = (day: LocalDate) => new Date(`${day}T04:00:00Z`);

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
