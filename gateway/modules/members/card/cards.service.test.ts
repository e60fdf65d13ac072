import { describe, expect, it } from 'vitest';
import { memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { nameInTwoParts } from '#schema/rules/travellers/names.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const { members, join, at, now } = memberDesk(db);
const memberId = await join();
const number = (await members.find(memberId))?.card.number ?? '';
const withCard = (card: object) => db.updateTable('members').set(card).where('id', '=', memberId);
const chan = (number: string) =>
  ({
    ...nameInTwoParts({ lastName: 'CHAN', firstName: 'TAI-MAN' }),
    frequentFlyer: { airline: 'OWN', number },
  }) as const;

describe('the card of a passenger', () => {
  it('is that of the number that was typed, where it bears the name of the passenger', async () => {
    expect(await members.cardOf(chan(number), now)).toBe('HAPPINESS');
    expect(await members.cardOf({ ...chan(number), lastName: 'LEE' }, now)).toBeNull();
  });

  it('is none without a number of the club', async () => {
    expect(await members.cardOf({ ...chan(number), frequentFlyer: null }, now)).toBeNull();
    const partner = { airline: 'NH', number } as const;
    expect(await members.cardOf({ ...chan(number), frequentFlyer: partner }, now)).toBeNull();
    expect(await members.cardOf(chan('0000000000'), now)).toBeNull();
  });

  it('ends after the last day of the card', async () => {
    await withCard({ tier: 'GOLD', tier_until: '2027-01-05' }).execute();
    expect(await members.cardOf(chan(number), now)).toBe('GOLD');
    expect(await members.cardOf(chan(number), at(24 * 60))).toBeNull();
  });
});
