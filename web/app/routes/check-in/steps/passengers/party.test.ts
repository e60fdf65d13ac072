import { expect, test } from 'vitest';
import type { Traveller } from '#web/app/routes/check-in/steps/traveller.ts';
import { firstChosen, partyOf, partyProblem, readyOn } from './party.ts';

const person = (
  id: string,
  passengerType = 'ADT',
  adult: string | null = null,
  state = 'NOT_CHECKED_IN',
) =>
  ({
    id,
    passengerType,
    checkIn: { state },
    accompanyingAdult: adult && { id: adult },
    capabilities: [
      { action: 'CHECK_IN', allowed: passengerType !== 'INF' && state === 'NOT_CHECKED_IN' },
    ],
  }) as unknown as Traveller;

const family = {
  id: 'flight',
  passengerSegments: [
    person('anna'),
    person('baby', 'INF', 'anna'),
    person('bo'),
    person('cai', 'CHD'),
  ],
};

test('an infant is checked in with its adult, and with no other passenger', () => {
  expect(readyOn(family).map(({ id }) => id)).toEqual(['anna', 'bo', 'cai']);
  expect(partyOf(family, ['anna']).map(({ id }) => id)).toEqual(['anna', 'baby']);
  expect(partyOf(family, ['bo']).map(({ id }) => id)).toEqual(['bo']);
});

test('the main passenger and four more are chosen at first, or those whom the address names', () => {
  const many = 'abcdef'.split('').map((id) => person(id));
  expect(firstChosen(many, [])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(firstChosen(many, ['f', 'x'])).toEqual(['f']);
});

test('a child needs an adult in the selection, or an adult who is checked in already', () => {
  expect(partyProblem(family, [])).toBe('REQUIRED');
  expect(partyProblem(family, ['cai'])).toBe('CHILD_WITH_ADULT');
  expect(partyProblem(family, ['cai', 'bo'])).toBeNull();
  const passengers = [person('anna', 'ADT', null, 'CHECKED_IN'), person('cai', 'CHD')];
  expect(partyProblem({ id: 'flight', passengerSegments: passengers }, ['cai'])).toBeNull();
});
