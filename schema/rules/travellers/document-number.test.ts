import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { documentNumberProblem, normalizeDocumentNumber } from './document-number.ts';
import { birthDateOfIdentityNumber, identityCheckCharacter } from './identity-number.ts';

describe('a citizen number', () => {
  it('carries the date of birth', () => {
    expect(birthDateOfIdentityNumber('11010519491231002X')).toBe('1949-12-31');
    expect(birthDateOfIdentityNumber('110105194912310021')).toBeNull();
    expect(birthDateOfIdentityNumber('11010519491331002X')).toBeNull();
  });

  it('does not survive one wrong digit', () => {
    const digits = fc.stringMatching(/^[1-7]\d{5}199[0-9]0[1-9]1[0-9]\d{3}$/);
    fc.assert(
      fc.property(digits, fc.nat(16), fc.integer({ min: 1, max: 9 }), (first, at, shift) => {
        const number = first + identityCheckCharacter(first);
        expect(documentNumberProblem('NI', number)).toBeNull();
        const wrong = (Number(number[at]) + shift) % 10;
        const altered = number.slice(0, at) + wrong + number.slice(at + 1);
        expect(documentNumberProblem('NI', altered)).toBe('DOCUMENT_NUMBER_INVALID');
      }),
    );
  });
});

describe('a document number', () => {
  it.each<[DocumentType, string, string | null]>([
    ['NI', '11010519491231002x', null],
    ['NI', '110105491231002', 'DOCUMENT_NUMBER_INVALID'],
    ['PP', 'E12345678', null],
    ['PP', ' e1234 5678 ', null],
    ['PP', 'TR-1234567', null],
    ['PP', 'E123', 'DOCUMENT_NUMBER_INVALID'],
    ['PP', 'E1234', null],
    ['PP', 'E12345678901234', null],
    ['PP', 'E123456789012345', 'DOCUMENT_NUMBER_INVALID'],
    ['PP', '護照12345678', 'DOCUMENT_NUMBER_INVALID'],
    ['HTPP', 'C12345678', null],
    ['HTPP', 'CA1234567', null],
    ['HTPP', 'E12345678', 'DOCUMENT_NUMBER_INVALID'],
    ['TPP', 'L12345678', null],
    ['ORI', 'H1234567890', null],
    ['ORI', 'M12345678', null],
    ['ORI', '12345678', 'DOCUMENT_NUMBER_INVALID'],
    ['MTP', '12345678', null],
    ['MTP', 'T12345678', 'DOCUMENT_NUMBER_INVALID'],
    ['HMT', '11010519491231002X', 'DOCUMENT_NUMBER_INVALID'],
    ['NIPP', 'JPN310012345678', null],
    ['BC', 'T310123456', null],
    ['MIL', '军字第1234567', null],
    ['MIL', '南字1234567', null],
    ['UU', 'AB12', null],
    ['UU', '<script>', 'DOCUMENT_NUMBER_INVALID'],
    ['UU', '', 'REQUIRED'],
    ['UU', ' - ', 'REQUIRED'],
    ['UU', 'A'.repeat(20), null],
    ['UU', 'A'.repeat(21), 'TOO_LONG'],
  ])('%s %s: %s', (type, text, problem) => {
    expect(documentNumberProblem(type, text)).toBe(problem);
  });

  it('is stored in one form, however it was typed', () => {
    expect(normalizeDocumentNumber(' ｅ1234-5678 ')).toBe('E12345678');
    expect(normalizeDocumentNumber('H123456(7)')).toBe('H1234567');
  });
});
