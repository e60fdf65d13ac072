import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { PASSENGER_TYPES } from '#schema/codes/travellers/passenger-types.ts';
import { type BaggageChoice, readChoice, writeChoice } from './baggage-choice.ts';

const choices: fc.Arbitrary<BaggageChoice> = fc.record({
  from: fc.constantFrom('PVG', 'LHR'),
  to: fc.constantFrom('HKG', 'NRT'),
  fare: fc.constantFrom(...FARE_BRANDS),
  card: fc.constantFrom(null, ...CARD_TIERS),
  who: fc.constantFrom(...PASSENGER_TYPES),
});

describe('a question about baggage', () => {
  it('stands whole in the address', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readChoice(writeChoice(choice))).toEqual(choice);
      }),
    );
  });

  it('reads as words', () => {
    const choice = readChoice(
      new URLSearchParams('from=pvg&to=nrt&fare=business-flex&card=special-vip-platinum&who=inf'),
    );
    expect(choice).toEqual({
      from: 'PVG',
      to: 'NRT',
      fare: 'BUSINESS_FLEX',
      card: 'SPECIAL_VIP_PLATINUM',
      who: 'INF',
    });
  });

  it('is a likely one where the address says nothing, or nothing that is known', () => {
    const proposed = readChoice(new URLSearchParams());
    expect(proposed).toMatchObject({ fare: 'STANDARD', card: null, who: 'ADT' });
    expect(readChoice(new URLSearchParams('from=&fare=FIRST&card=x&who=dog'))).toEqual(proposed);
  });
});
