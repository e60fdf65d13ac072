import { expect, test } from 'vitest';
import { documentFaults, documentInput, type TypedDocument } from './typed-documents.ts';

const passport: TypedDocument = {
  typed: true,
  type: 'PP',
  number: 'E12345678',
  issuingCountry: 'CN',
  issuerChosen: true,
  expiresOn: '2030-01-01',
};
const faults = (changed: Partial<TypedDocument>) =>
  Object.fromEntries(
    documentFaults('people.0', { ...passport, ...changed }, '2026-11-21').map(({ field, code }) => [
      field.replace('people.0.', ''),
      code,
    ]),
  );

test('a document that is entered is whole, of its form, and lasts until the flight', () => {
  expect(faults({})).toEqual({});
  expect(faults({ type: '', number: '', issuingCountry: '', expiresOn: '' })).toEqual({
    type: 'REQUIRED',
    number: 'REQUIRED',
    issuingCountry: 'REQUIRED',
    expiresOn: 'DOCUMENT_EXPIRY_REQUIRED',
  });
  expect(faults({ number: 'E1' })).toEqual({ number: 'DOCUMENT_NUMBER_INVALID' });
  expect(faults({ expiresOn: '2026-11-20' })).toEqual({ expiresOn: 'DOCUMENT_EXPIRED' });
});

test('where the document of the booking is used, nothing is asked and nothing is sent', () => {
  expect(faults({ typed: false, number: '' })).toEqual({});
  expect(documentInput({ ...passport, typed: false })).toBeNull();
  expect(documentInput(passport)).toEqual({
    type: 'PP',
    number: 'E12345678',
    issuingCountry: 'CN',
    expiresOn: '2030-01-01',
  });
});
