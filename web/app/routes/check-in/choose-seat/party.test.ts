import { expect, test } from 'vitest';
import { PARTY_SIZE, partyOn, type Seated } from './party.ts';

const one = (id: string, code: string | null = null, passengerType = 'ADT', index = 0): Seated =>
  ({
    id,
    name: id,
    passengerType,
    segment: { id: `s${index}`, index },
    capabilities: [{ action: 'SELECT_SEAT', allowed: !code, reason: code ? { code } : null }],
  }) as Seated;
const ids = (passengers: readonly Seated[]) => passengers.map(({ id }) => id);

test('those who may choose do so together, the others see why not, and infants are left out', () => {
  const all = [
    one('anna'),
    one('bo', 'SPECIAL_SERVICE'),
    one('baby', 'FOLLOWS_ADULT', 'INF'),
    one('anna-back', null, 'ADT', 1),
  ];
  const party = partyOn(all, 0, []);
  expect(ids(party.chosen)).toEqual(['anna']);
  expect(party.refused.map(({ code, passengers }) => [code, ids(passengers)])).toEqual([
    ['SPECIAL_SERVICE', ['bo']],
  ]);
});

test('a main passenger and four fellows choose in one step: the first, or those who are named', () => {
  const all = [...'abcdefg'].map((id) => one(id));
  expect(ids(partyOn(all, 0, []).chosen)).toEqual([...'abcde']);
  expect(ids(partyOn(all, 0, ['f', 'g', 'z']).chosen)).toEqual(['f', 'g']);
  expect(PARTY_SIZE).toBe(5);
});
