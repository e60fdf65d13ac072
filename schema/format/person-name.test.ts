import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each([
  ['en', 'SATO/YUKI', 'Yuki Sato'],
  ['zh-hk', 'CHAN/TAIMAN', 'CHAN TAIMAN'],
  ['ja', 'SATO/YUKI', 'SATO YUKI'],
  ['en', 'Mei Lin', 'Mei Lin'],
  ['ja', '', ''],
] as const)(
  'in a sentence a person has the name that people write: %s %s',
  (locale, onTicket, said) => {
    expect(personName(locale, onTicket)).toBe(said);
  },
);
