import { describe, expect, test } from 'vitest';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import { aBooking, aTrip, TODAY } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import type {
  BookingValues,
  PassengerValues,
} from '#web/app/routes/booking/passengers/booking-values.ts';
import { membersOf } from '#web/app/routes/booking/passengers/party-members.ts';
import { bookingFaults } from './booking-faults.ts';

const FAMILY = aTrip({ party: { adults: 2, children: 1, infants: 1 } });

const faults = (values: BookingValues, trip: TripFacts) =>
  bookingFaults(membersOf(trip.party), values, trip, TODAY).map(({ code, field }) => [field, code]);

/** A faultless booking with one traveller changed. */
function withPassenger(trip: TripFacts, key: string, change: Partial<PassengerValues>) {
  const values = aBooking(trip);
  const before = values.passengers[key] as PassengerValues;
  values.passengers[key] = { ...before, ...change };
  return values;
}
const document = (change: Partial<PassengerValues['document']>) => ({
  document: { ...(aBooking(FAMILY).passengers.adt1 as PassengerValues).document, ...change },
});

test('a form that is filled in well has no fault', () => {
  expect(faults(aBooking(FAMILY), FAMILY)).toEqual([]);
});

describe('a traveller', () => {
  test('is named in Latin letters, with what else a passport prints', () => {
    expect(faults(withPassenger(FAMILY, 'adt1', { lastName: "O'Brien-Müller" }), FAMILY)).toEqual(
      [],
    );
    expect(
      faults(withPassenger(FAMILY, 'adt1', { lastName: '陳', firstName: ' ' }), FAMILY),
    ).toEqual([
      ['passengers.adt1.lastName', 'NAME_LETTERS_ONLY'],
      ['passengers.adt1.firstName', 'REQUIRED'],
    ]);
  });

  test('has the age of the type on the day of departure', () => {
    const born = (key: string, dateOfBirth: string) =>
      faults(withPassenger(FAMILY, key, { dateOfBirth }), FAMILY)[0];
    expect(born('adt2', '2014-12-24')).toBeUndefined();
    expect(born('adt2', '2014-12-25')).toEqual([
      'passengers.adt2.dateOfBirth',
      'PASSENGER_TYPE_MISMATCH',
    ]);
    expect(born('inf1', '2025-01-01')).toEqual(['passengers.inf1.dateOfBirth', 'INFANT_TURNS_TWO']);
    expect(born('inf1', '2026-11-21')).toEqual([
      'passengers.inf1.dateOfBirth',
      'DATE_OF_BIRTH_IN_FUTURE',
    ]);
    expect(born('adt1', '1988-02-30')).toEqual([
      'passengers.adt1.dateOfBirth',
      'DATE_OF_BIRTH_INVALID',
    ]);
  });

  test('has a document that serves the trip until its end', () => {
    const wrong = (change: Partial<PassengerValues['document']>) =>
      faults(withPassenger(FAMILY, 'adt1', document(change)), FAMILY)[0];
    expect(wrong({ type: 'NI' })?.[1]).toBe('DOCUMENT_TYPE_NOT_ACCEPTED');
    expect(wrong({ expiresOn: '2027-01-04' })?.[1]).toBe('DOCUMENT_EXPIRED');
    expect(wrong({ expiresOn: '2027-01-05' })).toBeUndefined();
    expect(wrong({ expiresOn: '' })?.[1]).toBe('DOCUMENT_EXPIRY_REQUIRED');
    expect(wrong({ number: '12' })?.[1]).toBe('DOCUMENT_NUMBER_INVALID');
    expect(wrong({ issuingCountry: '' })).toEqual([
      'passengers.adt1.document.issuingCountry',
      'REQUIRED',
    ]);
  });

  test('was born on the day, and is of the gender, that the identity card’s number says', () => {
    const trip = aTrip({ routeKinds: ['DOMESTIC'] });
    const card = document({ type: 'NI', number: '11010519491231002X' });
    const holder = (change: Partial<PassengerValues>) =>
      faults(withPassenger(trip, 'adt1', { ...card, nationality: 'CN', ...change }), trip);
    expect(holder({ dateOfBirth: '1949-12-31', gender: 'F' })).toEqual([]);
    expect(holder({ dateOfBirth: '1988-01-20', gender: 'M' })).toEqual([
      ['passengers.adt1.dateOfBirth', 'IDENTITY_DATE_OF_BIRTH_MISMATCH'],
      ['passengers.adt1.gender', 'IDENTITY_GENDER_MISMATCH'],
    ]);
    expect(holder({ dateOfBirth: '', gender: '' })).toEqual([
      ['passengers.adt1.gender', 'REQUIRED'],
      ['passengers.adt1.dateOfBirth', 'REQUIRED'],
    ]);
  });

  test('gives an airline and a number of a frequent-flyer programme, or neither', () => {
    const flyer = (frequentFlyer: PassengerValues['frequentFlyer']) =>
      faults(withPassenger(FAMILY, 'adt1', { frequentFlyer }), FAMILY);
    expect(flyer({ airline: 'NH', number: '12 345' })).toEqual([]);
    expect(flyer({ airline: 'OWN', number: 'MG 8800123450' })).toEqual([]);
    expect(flyer({ airline: 'OWN', number: '8800123454' })).toEqual([
      ['passengers.adt1.frequentFlyer.number', 'CLUB_NUMBER_INVALID'],
    ]);
    expect(flyer({ airline: 'NH', number: '' })).toEqual([
      ['passengers.adt1.frequentFlyer.number', 'REQUIRED'],
    ]);
    expect(flyer({ airline: '', number: '12_3' })).toEqual([
      ['passengers.adt1.frequentFlyer.airline', 'REQUIRED'],
      ['passengers.adt1.frequentFlyer.number', 'MEMBER_NUMBER_INVALID'],
    ]);
  });
});

describe('the party', () => {
  test('needs a guardian of 18 for its children', () => {
    const trip = aTrip({ party: { adults: 1, children: 1, infants: 0 } });
    const young = withPassenger(trip, 'adt1', { dateOfBirth: '2008-12-25' });
    expect(faults(young, trip)).toEqual([['party', 'GUARDIAN_REQUIRED']]);
    expect(faults(withPassenger(trip, 'adt1', { dateOfBirth: '2008-12-24' }), trip)).toEqual([]);
  });

  test('has an adult for each infant: chosen, of 18 or over, and a different one', () => {
    const trip = aTrip({ party: { adults: 2, children: 0, infants: 2 } });
    const carried = (key: string) =>
      faults(withPassenger(trip, 'inf2', { accompanyingAdultKey: key }), trip);
    expect(carried('')).toEqual([
      ['passengers.inf2.accompanyingAdultKey', 'ACCOMPANYING_ADULT_REQUIRED'],
    ]);
    expect(carried('adt1')).toEqual([
      ['passengers.inf2.accompanyingAdultKey', 'ACCOMPANYING_ADULT_TAKEN'],
    ]);
    expect(carried('inf1')).toEqual([
      ['passengers.inf2.accompanyingAdultKey', 'ACCOMPANYING_ADULT_INVALID'],
    ]);
  });

  test('is not judged while an age is missing, but the choice of an adult is', () => {
    const values = withPassenger(FAMILY, 'adt1', { dateOfBirth: '' });
    (values.passengers.inf1 as PassengerValues).accompanyingAdultKey = '';
    expect(faults(values, FAMILY)).toEqual([
      ['passengers.adt1.dateOfBirth', 'REQUIRED'],
      ['passengers.inf1.accompanyingAdultKey', 'ACCOMPANYING_ADULT_REQUIRED'],
    ]);
  });

  test('holds no document twice, however its number is typed', () => {
    const values = withPassenger(FAMILY, 'chd1', document({ number: 'k-1234 5670' }));
    expect(faults(values, FAMILY)).toEqual([
      ['passengers.chd1.document.number', 'DOCUMENT_DUPLICATED'],
    ]);
  });
});

describe('the contact', () => {
  test('has a name, an e-mail, and a phone unless an adult gives one', () => {
    const values = aBooking(FAMILY);
    values.contact = { name: '', email: 'nobody', phone: { areaCode: '86', number: '' } };
    expect(faults(values, FAMILY)).toEqual([
      ['contact.name', 'REQUIRED'],
      ['contact.email', 'EMAIL_INVALID'],
      ['contact.phone.number', 'REQUIRED'],
    ]);
    (values.passengers.adt2 as PassengerValues).phone = { areaCode: '852', number: '51234567' };
    expect(faults(values, FAMILY).map(([field]) => field)).not.toContain('contact.phone.number');
  });

  test('agrees to the conditions and to the use of data', () => {
    const values = aBooking(FAMILY);
    values.agreements.PRIVACY = false;
    expect(faults(values, FAMILY)).toEqual([['agreements.PRIVACY', 'AGREEMENT_REQUIRED']]);
  });
});
