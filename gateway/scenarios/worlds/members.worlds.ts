import type { Person } from '#gateway/modules/members/member.model.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import { addYears } from '#schema/rules/base/local-date.ts';

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
