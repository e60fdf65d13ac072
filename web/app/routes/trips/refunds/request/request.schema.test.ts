import * as v from 'valibot';
import { expect, test } from 'vitest';
import { RequestSchema, takesProof } from './request.schema.ts';

const PROOF = { id: 'file', name: 'certificate.pdf', mediaType: 'application/pdf', bytes: 1000 };
function faults(changes: object) {
  const values = { passengerIds: ['1'], boundIndexes: ['0'], note: '', proofs: [], ...changes };
  const { issues = [] } = v.safeParse(RequestSchema, values);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

test('a change of plans needs nothing but who, which flights and why', () => {
  expect(faults({ reason: 'CHANGE_OF_PLANS' })).toEqual([]);
  expect(faults({ reason: 'CHANGE_OF_PLANS', passengerIds: [] })).toEqual([
    'passengerIds: REQUIRED',
  ]);
});

test('illness and death are proved', () => {
  expect(faults({ reason: 'ILLNESS' })).toEqual(['proofs: PROOF_REQUIRED']);
  expect(faults({ reason: 'DEATH', proofs: [PROOF] })).toEqual([]);
});

test('another reason is told, and may be proved', () => {
  expect(faults({ reason: 'OTHER', note: '  ' })).toEqual(['note: REQUIRED']);
  expect(takesProof('OTHER')).toBe(true);
  expect(takesProof('CHANGE_OF_PLANS')).toBe(false);
});
