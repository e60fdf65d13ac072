import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { changeDate } from '#gateway/scenarios/builders/date-change.builder.ts';
import { dayWithLegSpace } from '#gateway/scenarios/builders/leg-space.builder.ts';
import { aChild, anInfant, aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

/** Two adults, a child and an infant with tickets to Tokyo and back in a brand. */
const familyToTokyo = (
  brand: FareBrandCode,
  { name, sentence }: Pick<Scenario, 'name' | 'sentence'>,
): Scenario => ({
  name,
  sentence,
  async load({ desk, now }) {
    desk.at(addMinutes(now, -3 * 24 * 60));
    const out = { origin: 'PVG', destination: 'NRT' };
    const back = { origin: 'NRT', destination: 'PVG' };
    const wanted = { party: { adults: 2, children: 1, infants: 1 }, brand };
    const days = [desk.inDays(40), desk.inDays(41), desk.inDays(42), desk.inDays(43)] as const;
    const there = await dayWithLegSpace(desk, out, days, wanted, now);
    const later = [desk.inDays(47), desk.inDays(48), desk.inDays(49), desk.inDays(50)] as const;
    const offer = desk.offer({
      tripType: 'ROUND_TRIP',
      bounds: [
        { ...out, date: there },
        { ...back, date: desk.dayWithSeats(back, later, wanted) },
      ],
      ...wanted,
    });
    const japanese = { lastName: 'Sato', nationality: 'JP' };
    const order = await desk.book(offer, {
      locale: 'ja',
      passengers: [
        aPassenger({ ...japanese, key: 'mother', firstName: 'Yuki' }),
        aPassenger({ ...japanese, key: 'father', firstName: 'Kenji', title: 'MR', gender: 'M' }),
        aChild(there, { ...japanese, firstName: 'Haruka' }),
        anInfant(there, { ...japanese, firstName: 'Sora', accompanyingAdultKey: 'mother' }),
      ],
      contact: aContact({ name: '佐藤 由紀', email: 'yuki.sato@example.com' }),
    });
    return { orders: [await desk.pay(order)] };
  },
});

export const paidWithInfant = familyToTokyo('FLEX', {
  name: 'paid-with-infant',
  sentence: 'Two adults, a child and an infant hold tickets to Tokyo and back.',
});

export const paidWithChangeFee = familyToTokyo('STANDARD', {
  name: 'paid-with-change-fee',
  sentence:
    'Two adults, a child and an infant hold tickets to Tokyo and back, which can be changed for a fee.',
});

export const changedOnce: Scenario = {
  name: 'changed-once',
  sentence: 'A traveller has changed the date of a return trip once.',
  async load({ desk, now }) {
    desk.at(addMinutes(now, -5 * 24 * 60));
    const [there, back] = [desk.inDays(35), desk.inDays(45)];
    const offer = desk.offer({
      tripType: 'ROUND_TRIP',
      bounds: [
        { origin: 'PVG', destination: 'HKG', date: there },
        { origin: 'HKG', destination: 'PVG', date: back },
      ],
    });
    const order = await desk.pay(await desk.book(offer));
    desk.at(addMinutes(now, -24 * 60));
    return { orders: [await changeDate(desk, order, addDays(there, 2))] };
  },
};

export const multiCityBusiness: Scenario = {
  name: 'multi-city-business',
  sentence: 'A traveller holds a business ticket over three bounds.',
  async load({ desk, now }) {
    desk.at(addMinutes(now, -24 * 60));
    const offer = desk.offer({
      tripType: 'MULTI_CITY',
      bounds: [
        { origin: 'PVG', destination: 'HKG', date: desk.inDays(20) },
        { origin: 'HKG', destination: 'PVG', date: desk.inDays(24) },
        { origin: 'PVG', destination: 'KIX', date: desk.inDays(27) },
      ],
      brand: 'BUSINESS',
    });
    const order = await desk.book(offer, {
      locale: 'zh-hk',
      passengers: [
        aPassenger({
          lastName: 'Chan',
          firstName: 'Tai Man',
          title: 'MR',
          gender: 'M',
          nationality: 'HK',
        }),
      ],
      contact: aContact({ name: '陳大文', email: 'taiman.chan@example.com' }),
    });
    return { orders: [await desk.pay(order)] };
  },
};
