// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  choose,
  group,
  show,
} from '#web/app/routes/booking/passengers/booking-form.test-support.tsx';

const nationality = () => group('Adult 1').getByLabelText('Nationality');
const issuingCountry = () =>
  group('Adult 1').getByLabelText<HTMLSelectElement>('Issued by (country or region)');
const issuedBy = (country: string) => waitFor(() => expect(issuingCountry().value).toBe(country));

beforeEach(() => sessionStorage.clear());

test('a country found by typing leaves none of those on its way as the issuing country', async () => {
  show();
  for (const passed of ['WS', 'SB', 'ZA', 'KR']) choose(nationality(), passed);
  await issuedBy('KR');
});

test('a corrected nationality corrects the issuing country', async () => {
  show();
  choose(nationality(), 'JP');
  await issuedBy('JP');
  choose(nationality(), 'CN');
  await issuedBy('CN');
});

test('an issuing country that the traveller has chosen stays', async () => {
  show();
  choose(nationality(), 'JP');
  choose(issuingCountry(), 'HK');
  choose(nationality(), 'CN');
  await issuedBy('HK');
  choose(issuingCountry(), 'CN');
  choose(nationality(), 'JP');
  await issuedBy('CN');
});

test('an issuing country set back to nothing follows again', async () => {
  show();
  choose(nationality(), 'JP');
  choose(issuingCountry(), '');
  await issuedBy('');
  choose(nationality(), 'CN');
  await issuedBy('CN');
});

test('after a reload the issuing country follows unless the traveller had chosen it', async () => {
  show();
  choose(nationality(), 'JP');
  await issuedBy('JP');
  cleanup();
  show();
  await issuedBy('JP');
  choose(nationality(), 'KR');
  await issuedBy('KR');
  choose(issuingCountry(), 'US');
  cleanup();
  show();
  await issuedBy('US');
  choose(nationality(), 'CN');
  await issuedBy('US');
});
