import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTE_KINDS } from '#schema/codes/flights/route-kinds.ts';
import { DOCUMENT_TYPE_CODES } from '#schema/codes/travellers/document-types.ts';
import {
  type DocumentContext,
  documentTypeProblem,
  offeredDocumentTypes,
} from './document-offer.ts';

const adult = (routeKind: DocumentContext['routeKinds'][number], nationality: string) =>
  offeredDocumentTypes({ routeKinds: [routeKind], nationality, age: 40 });

describe('the documents on offer', () => {
  it('start with the identity card for a mainland resident at home', () => {
    expect(adult('DOMESTIC', 'CN').slice(0, 2)).toEqual(['NI', 'PP']);
    expect(adult('DOMESTIC', 'CN')).toEqual(expect.arrayContaining(['TI', 'MIL', 'GM']));
  });

  it('follow the border', () => {
    expect(adult('HONG_KONG_MACAO', 'CN')).toEqual(['HTPP', 'PP', 'BP', 'SAPP', 'UU']);
    expect(adult('TAIWAN', 'CN')).toEqual(['TPP', 'PP', 'BP', 'SAPP', 'UU']);
    expect(adult('INTERNATIONAL', 'CN')).toEqual(['PP', 'BP', 'SAPP', 'UU']);
  });

  it('follow the nationality', () => {
    expect(adult('HONG_KONG_MACAO', 'HK')).toContain('ORI');
    expect(adult('DOMESTIC', 'MO')).toEqual(expect.arrayContaining(['ORI', 'HMT']));
    expect(adult('TAIWAN', 'TW')).toContain('MTP');
    expect(adult('DOMESTIC', 'JP')).toContain('NIPP');
    expect(adult('DOMESTIC', 'JP')).not.toContain('NI');
  });

  it('serve every border of the trip', () => {
    const both = { routeKinds: ['HONG_KONG_MACAO', 'TAIWAN'], nationality: 'CN', age: 40 } as const;
    expect(offeredDocumentTypes(both)).toEqual(['PP', 'BP', 'SAPP', 'UU']);
    expect(offeredDocumentTypes({ ...both, routeKinds: [], nationality: null })).not.toContain(
      'CC',
    );
  });

  it('give a birth certificate to those under 16 only', () => {
    const context = { routeKinds: ['DOMESTIC'], nationality: 'CN' } as const;
    expect(documentTypeProblem('BC', { ...context, age: 15 })).toBeNull();
    expect(documentTypeProblem('BC', { ...context, age: 16 })).toBe('BIRTH_CERTIFICATE_AGE');
    expect(documentTypeProblem('MIL', { ...context, age: 15 })).toBe('DOCUMENT_TYPE_NOT_ACCEPTED');
    expect(documentTypeProblem('MIL', { ...context, age: 16 })).toBeNull();
    expect(documentTypeProblem('BC', { routeKinds: ['TAIWAN'], nationality: 'CN', age: 3 })).toBe(
      'DOCUMENT_TYPE_NOT_ACCEPTED',
    );
  });

  it('are not narrowed by what a form does not know yet', () => {
    const open = offeredDocumentTypes({ routeKinds: ['DOMESTIC'], nationality: null, age: null });
    expect(open).toEqual(expect.arrayContaining(['NI', 'BC', 'ORI', 'MTP', 'NIPP', 'MIL']));
  });

  it('always hold a passport, and never the twin of "other"', () => {
    fc.assert(
      fc.property(
        fc.subarray([...ROUTE_KINDS], { minLength: 1 }),
        fc.constantFrom('CN', 'HK', 'MO', 'TW', 'JP', 'FR'),
        fc.nat(100),
        (routeKinds, nationality, age) => {
          const offered = offeredDocumentTypes({ routeKinds, nationality, age });
          expect(offered).toContain('PP');
          expect(offered).not.toContain('CC');
        },
      ),
    );
  });

  it('are 23 in the list', () => {
    expect(DOCUMENT_TYPE_CODES).toHaveLength(23);
  });
});
