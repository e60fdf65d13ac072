import { beforeEach, describe, expect, test } from 'vitest';
import { refundDesk } from '#gateway/modules/refunds/refunds.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { refundOfficeRoutes } from './refund-office.routes.ts';

const { db } = await testDatabase();
const till = await refundDesk(db);
const { desk, refunds, uploads, office } = till;
const app = refundOfficeRoutes({
  services: { refunds, uploads },
  office,
  clock: { now: () => desk.now() },
});
beforeEach(() => desk.at(new Date('2027-01-05T02:00:00Z')));

const underReview = async () => {
  const { order, visitor } = await till.paid();
  const id = await till.requested(order, visitor, { reason: 'ILLNESS' });
  const refund = await till.refundOf(id, visitor);
  if (!refund) throw new Error('no refund');
  return { refund, state: async () => (await till.refundOf(id, visitor))?.state };
};
const form = (fields: Record<string, string>, headers = { 'sec-fetch-site': 'same-origin' }) =>
  app.request('/decide', { method: 'POST', body: new URLSearchParams(fields), headers });
const message = (body: object) =>
  app.request('/decisions', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('the refund office of the demo', () => {
  test('lists what waits, and gives proofs as downloads only', async () => {
    const { refund } = await underReview();
    const page = await (await app.request('/')).text();
    expect(page).toContain(refund.number);
    const proof = await app.request(`/proofs/${refund.proofIds[0]}`);
    expect(proof.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(proof.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await app.request('/proofs/x')).status).toBe(404);
  });

  test('approves by its button, and takes no form of another site', async () => {
    const { refund, state } = await underReview();
    const fields = { refund: refund.id, decision: 'APPROVED', note: '' };
    expect((await form(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await state()).toBe('UNDER_REVIEW');
    expect((await form({ ...fields, decision: 'SOMETHING' })).status).toBe(400);
    expect((await form(fields)).status).toBe(303);
    expect(await state()).toBe('APPROVED');
    expect(await (await app.request('/')).text()).not.toContain(refund.number);
  });

  test('rejects for a program, which names the refund by its number; the first decision stands', async () => {
    const { refund, state } = await underReview();
    const decision = {
      refundNumber: refund.number,
      decision: 'PROOF_UNREADABLE',
      note: 'Too dark',
    };
    expect(await (await message(decision)).json()).toMatchObject({ state: 'REJECTED' });
    await message({ ...decision, decision: 'APPROVED' });
    expect(await state()).toBe('REJECTED');
    expect((await message({ ...decision, refundNumber: 'R1' })).status).toBe(404);
    expect((await message({ decision: 'APPROVED' })).status).toBe(400);
  });
});
