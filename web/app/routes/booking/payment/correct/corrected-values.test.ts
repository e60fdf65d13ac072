import { expect, test } from 'vitest';
import { phoneValues } from '#web/app/components/traveller-form/phone-values.ts';
import {
  aCheckedOrder,
  aCheckedPassenger,
} from '#web/app/routes/booking/payment/review-passengers/checked-order.test-support.ts';
import { membersOfOrder, valuesOfOrder } from './corrected-values.ts';

test('a form is filled in as the passengers were typed', () => {
  const { passengers, contact } = valuesOfOrder(aCheckedOrder(), 'en');
  expect(passengers.adt1).toMatchObject({
    lastName: 'Liu',
    dateOfBirth: '1990-04-12',
    document: { number: 'M12345678', issuingCountry: 'KR', issuerChosen: false },
    frequentFlyer: { airline: 'NH', number: '1234567890' },
    phone: { areaCode: '86', number: '13800138000' },
  });
  expect(passengers.inf1).toMatchObject({
    accompanyingAdultKey: 'adt1',
    frequentFlyer: { airline: '', number: '' },
    phone: { areaCode: '86', number: '' },
  });
  expect(contact.phone).toEqual({ areaCode: '852', number: '21234567' });
});

test('an issuing country that is not the nationality’s was chosen, and stays', () => {
  const passengers = [aCheckedPassenger({ nationality: 'CN' })];
  const { adt1 } = valuesOfOrder({ ...aCheckedOrder(), passengers }, 'en').passengers;
  expect(adt1?.document.issuerChosen).toBe(true);
});

test('passengers of a type are counted in the order of the booking', () => {
  const ids = [...'abc'].map((id, at) => ({
    id,
    type: at === 1 ? ('CHD' as const) : ('ADT' as const),
  }));
  expect([...membersOfOrder(ids)].map(([id, { key }]) => `${id} ${key}`)).toEqual([
    'a adt1',
    'b chd1',
    'c adt2',
  ]);
});

test('a phone is split after its calling code', () => {
  expect(phoneValues('+12025550123', 'en')).toEqual({ areaCode: '1', number: '2025550123' });
  expect(phoneValues('+85221234567', 'en')).toEqual({ areaCode: '852', number: '21234567' });
  expect(phoneValues(null, 'ja')).toEqual({ areaCode: '81', number: '' });
});
