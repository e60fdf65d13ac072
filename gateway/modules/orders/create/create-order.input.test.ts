import { describe, expect, test } from 'vitest';
import type { CreateOrderInput } from '#gateway/resolvers.gen.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { readCreateOrder } from './create-order.input.ts';

const submission = (overrides: Partial<CreateOrderInput> = {}): CreateOrderInput => ({
  idempotencyKey: 'key-of-this-form',
  offerId: 'an offer',
  accepted: { amount: 100_00, currency: 'CNY' },
  passengers: [aPassenger()],
  contact: aContact(),
  agreements: ['CONDITIONS_OF_CARRIAGE', 'PRIVACY'],
  locale: 'en',
  ...overrides,
});
const faults = (overrides: Partial<CreateOrderInput>) =>
  readCreateOrder(submission(overrides)).faults.map(
    ({ code, path }) => `${path.join('.')} ${code}`,
  );
const passenger = (overrides: Parameters<typeof aPassenger>[0]) =>
  faults({ passengers: [aPassenger(overrides)] });

test('a submission without fault is read', () => {
  const { draft, faults } = readCreateOrder(submission());
  expect(faults).toEqual([]);
  expect(draft?.contact).toEqual({
    name: 'Anna Liu',
    email: 'anna.liu@example.com',
    phone: '+85221234567',
  });
});

test('everything that is wrong is said at once', () => {
  const wrong = aPassenger({ lastName: '', phone: { areaCode: '86', number: '12' } });
  expect(
    faults({
      passengers: [aPassenger(), wrong],
      contact: aContact({ name: ' ', email: 'anna at example' }),
      agreements: ['PRIVACY'],
    }).sort(),
  ).toEqual([
    'agreements.CONDITIONS_OF_CARRIAGE AGREEMENT_REQUIRED',
    'contact.email EMAIL_INVALID',
    'contact.name REQUIRED',
    'passengers.1.key INVALID',
    'passengers.1.lastName REQUIRED',
    'passengers.1.phone.number PHONE_INVALID',
  ]);
});

describe('names', () => {
  test.each(["O'Neill-Smith", 'Müller', 'VAN DER BERG', 'ＬＩＵ'])('%s is a name', (lastName) => {
    expect(passenger({ lastName })).toEqual([]);
  });

  test.each([
    ['劉', 'NAME_LETTERS_ONLY'],
    ['Liu2', 'NAME_LETTERS_ONLY'],
    ['  ', 'REQUIRED'],
    ['Li\nu', 'NAME_CHARACTERS_INVALID'],
    ['A'.repeat(31), 'TOO_LONG'],
  ])('%s is none', (lastName, code) => {
    expect(passenger({ lastName })).toEqual([`passengers.0.lastName ${code}`]);
  });
});

test('an identity card belongs to the traveller who shows it', () => {
  const { document } = aPassenger();
  const card = { ...document, type: 'NI', number: '11010519491231002X' } as const;
  const owner = { document: card, dateOfBirth: '1949-12-31', gender: 'F' } as const;
  expect(passenger(owner)).toEqual([]);
  expect(passenger({ ...owner, lastName: '', dateOfBirth: '1988-01-20', gender: 'M' })).toEqual([
    'passengers.0.lastName REQUIRED',
    'passengers.0.dateOfBirth IDENTITY_DATE_OF_BIRTH_MISMATCH',
    'passengers.0.gender IDENTITY_GENDER_MISMATCH',
  ]);
});

describe('contact', () => {
  test('a name in any script is accepted', () => {
    expect(faults({ contact: aContact({ name: '劉安娜' }) })).toEqual([]);
  });

  test('a line break in a name is refused', () => {
    expect(faults({ contact: aContact({ name: 'Anna\r\nBcc: all' }) })).toEqual([
      'contact.name NAME_CHARACTERS_INVALID',
    ]);
  });

  test.each([
    '',
    'a@',
    '@b.example',
    'a b@c.example',
    'a@b@c.example',
    `${'a'.repeat(250)}@b.example`,
  ])('%s is no e-mail address', (email) => {
    expect(faults({ contact: aContact({ email }) })).toHaveLength(1);
  });

  test('someone must be reachable by phone', () => {
    const silent = aPassenger({ phone: null });
    expect(faults({ passengers: [silent], contact: aContact({ phone: null }) })).toEqual([
      'contact.phone REQUIRED',
    ]);
    expect(faults({ passengers: [silent] })).toEqual([]);
    expect(faults({ contact: aContact({ phone: null }) })).toEqual([]);
  });
});

test.each([
  ['852', '21234567', true],
  ['+852', '2123 4567', true],
  ['86', '138001380', false],
  ['852', '00000000', false],
  ['999', '21234567', false],
])('a phone +%s %s is accepted: %s', (areaCode, number, accepted) => {
  expect(passenger({ phone: { areaCode, number } }).length === 0).toBe(accepted);
});

test('a frequent-flyer number holds digits and letters only', () => {
  const number = (number: string) => passenger({ frequentFlyer: { airline: 'NH', number } });
  expect(number('AB12345678')).toEqual([]);
  expect(number('AB_123')).toEqual(['passengers.0.frequentFlyer.number MEMBER_NUMBER_INVALID']);
  expect(number('')).toEqual(['passengers.0.frequentFlyer.number REQUIRED']);
});

test('a membership number of the own club is read as its digits', () => {
  const flyer = (number: string) =>
    readCreateOrder(
      submission({ passengers: [aPassenger({ frequentFlyer: { airline: 'OWN', number } })] }),
    );
  expect(flyer('MG 8800 123 450').draft?.passengers[0]?.frequentFlyer).toEqual({
    airline: 'OWN',
    number: '8800123450',
  });
  expect(flyer('8800123454').faults.map(({ code }) => code)).toEqual(['CLUB_NUMBER_INVALID']);
});

test('a booking has one to nine travellers', () => {
  const party = (count: number) =>
    faults({
      passengers: Array.from({ length: count }, (_, index) => aPassenger({ key: `p${index}` })),
    });
  expect(party(0)).toContain('passengers REQUIRED');
  expect(party(9)).toEqual([]);
  expect(party(10)).toEqual(['passengers PARTY_TOO_LARGE']);
});

test('a coupon is refused, and never lost in silence', () => {
  expect(faults({ extraCouponIds: ['c1'] })).toEqual(['extraCouponIds.0 COUPON_NOT_ACCEPTED']);
});

test('requested assistance is refused, and never lost in silence', () => {
  expect(passenger({ specialServices: ['WCHR'] })).toEqual([
    'passengers.0.specialServices SPECIAL_SERVICE_NOT_OFFERED',
  ]);
  expect(passenger({ specialServices: [] })).toEqual([]);
});
