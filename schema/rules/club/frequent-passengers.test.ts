import { describe, expect, it } from 'vitest';
import { passengerListProblem, savedDocumentProblems } from './frequent-passengers.ts';

const today = '2026-11-22';
const passport = { type: 'PP', number: 'K 123-4567', issuingCountry: 'HK' } as const;
const adult = { documents: [passport], dateOfBirth: '1990-01-01', others: [] };

describe('the documents of a frequent passenger', () => {
  it('are one or more', () => {
    expect(savedDocumentProblems(adult, today)).toEqual([]);
    expect(savedDocumentProblems({ ...adult, documents: [] }, today)).toEqual([
      { code: 'REQUIRED', index: null },
    ]);
  });

  it('are saved once, however their numbers are typed', () => {
    const again = { ...passport, number: 'k1234567' };
    const duplicated = { code: 'DOCUMENT_DUPLICATED', index: 0 };
    expect(savedDocumentProblems({ ...adult, others: [again] }, today)).toEqual([duplicated]);
    expect(savedDocumentProblems({ ...adult, documents: [passport, again] }, today)).toEqual([
      { ...duplicated, index: 1 },
    ]);
    const elsewhere = { ...again, issuingCountry: 'GB' };
    expect(savedDocumentProblems({ ...adult, others: [elsewhere] }, today)).toEqual([]);
  });

  it.each([
    ['2010-11-23', []],
    ['2010-11-22', [{ code: 'BIRTH_CERTIFICATE_AGE', index: 0 }]],
  ])('with a birth certificate, born on %s', (dateOfBirth, problems) => {
    const documents = [{ ...passport, type: 'BC' as const }];
    expect(savedDocumentProblems({ documents, dateOfBirth, others: [] }, today)).toEqual(problems);
  });
});

it('the list holds 50 passengers', () => {
  expect(passengerListProblem(49)).toBeNull();
  expect(passengerListProblem(50)).toBe('TOO_MANY_PASSENGERS');
});
