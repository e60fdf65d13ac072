import { expect, test } from 'vitest';
import { foundPassengers } from './found-passengers.ts';

const one = (name: string, maskedNumber: string) => ({
  name,
  documents: [{ document: { maskedNumber } }],
});
const LIST = [one('CHAN/TAIMAN', '•••••5678'), one('WONG/MEILING', '•••••9012')];
const found = (wanted: string) => foundPassengers(LIST, wanted).map(({ name }) => name);

test.each([
  ['', ['CHAN/TAIMAN', 'WONG/MEILING']],
  ['tai man', ['CHAN/TAIMAN']],
  ['wong/mei', ['WONG/MEILING']],
  ['Méi-ling', ['WONG/MEILING']],
  ['5678', ['CHAN/TAIMAN']],
  ['chan 9012', []],
])('looking for %o finds %o', (wanted, names) => {
  expect(found(wanted)).toEqual(names);
});
