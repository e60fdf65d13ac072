import { describe, expect, it } from 'vitest';
import { documentExpiryProblem } from './document-validity.ts';

describe('the validity of a document', () => {
  it('reaches to the day of the last arrival', () => {
    expect(documentExpiryProblem('PP', '2027-03-20', '2027-03-20')).toBeNull();
    expect(documentExpiryProblem('PP', '2027-03-19', '2027-03-20')).toBe('DOCUMENT_EXPIRED');
  });

  it('is required of what expires', () => {
    expect(documentExpiryProblem('PP', null, '2027-03-20')).toBe('DOCUMENT_EXPIRY_REQUIRED');
    expect(documentExpiryProblem('PP', '', '2027-03-20')).toBe('DOCUMENT_EXPIRY_REQUIRED');
    expect(documentExpiryProblem('BC', null, '2027-03-20')).toBeNull();
  });

  it('is a day that exists', () => {
    expect(documentExpiryProblem('PP', '2027-02-30', '2027-01-01')).toBe('INVALID');
  });
});
