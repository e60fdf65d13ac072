import { expect, it } from 'vitest';
import { duplicatedDocuments } from './document-duplicates.ts';

it('a document is the same by type, country and number, however it was typed', () => {
  const passport = { type: 'PP', number: 'E1234 5678', issuingCountry: 'CN' } as const;
  expect(
    duplicatedDocuments([
      passport,
      { ...passport, issuingCountry: 'JP' },
      { ...passport, type: 'BP' },
      { ...passport, number: 'e12345678' },
      { ...passport, number: 'E12345679' },
      passport,
    ]),
  ).toEqual([3, 5]);
  expect(duplicatedDocuments([])).toEqual([]);
});
