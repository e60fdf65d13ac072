import { expect, test } from 'vitest';
import { checkedFacts } from './checked-facts.ts';
import { aCheckedInfant, aCheckedPassenger } from './checked-order.test-support.ts';

const words = {
  day: (day: string) => day,
  region: (code: string) => `region ${code}`,
  gender: (code: string) => `gender ${code}`,
  document: (code: string) => `document ${code}`,
  documentNumber: (document: { maskedNumber: string; numberProblem: string | null }) =>
    document.numberProblem ?? document.maskedNumber,
  airline: (code: string) => `airline ${code}`,
  ownClub: () => 'the club',
};
const shown = (...args: Parameters<typeof aCheckedPassenger>) =>
  checkedFacts(aCheckedPassenger(...args), words).map(({ label, value }) => `${label}: ${value}`);

test('everything that was typed about a passenger is there to be checked', () => {
  expect(shown()).toEqual([
    'dateOfBirth: 1990-04-12',
    'gender: gender F',
    'nationality: region KR',
    'document: document PP',
    'number: M12345678',
    'issuingCountry: region KR',
    'expiresOn: 2031-05-01',
    'frequentFlyer: airline NH 1234567890',
    'phone: +86 13800138000',
  ]);
});

test('an infant’s adult is named', () => {
  expect(checkedFacts(aCheckedInfant(), words)).toContainEqual({
    label: 'accompanyingAdult',
    value: 'LIU/ANNA',
    exact: true,
  });
});

test('a number that cannot be shown says why', () => {
  const document = {
    ...aCheckedPassenger().document,
    number: null,
    numberProblem: 'UNREADABLE',
  } as const;
  expect(shown({ document })).toContain('number: UNREADABLE');
});

test('a number that was typed elsewhere stays masked', () => {
  const document = { ...aCheckedPassenger().document, number: null };
  expect(shown({ document })).toContain('number: ••••••678');
});

test('what was left out is left out', () => {
  const document = { ...aCheckedPassenger().document, expiresOn: null };
  expect(shown({ document, frequentFlyer: null, phone: null })).toHaveLength(6);
});
