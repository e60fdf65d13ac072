import { beforeEach, describe, expect, test } from 'vitest';
import type { DeskParts } from '#gateway/demo/desk/desk-parts.ts';
import { refundDesk } from '#gateway/modules/refunds/refunds.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { refundQueue } from './refund-queue.routes.ts';

const { db } = await testDatabase();
const till = await refundDesk(db);
const { desk, refunds, uploads, office } = till;
const parts = {
  services: { refunds, uploads, members: { find: async () => null } },
  refundOffice: office,
  clock: { now: () => desk.now() },
} as unknown as DeskParts;
const app = refundQueue(parts, async () => ({ refunds: 1, documents: 0, counter: 0 }));
beforeEach(() => desk.at(new Date('2027-01-05T02:00:00Z')));

async function underReview() {
  const { order, visitor } = await till.paid({ adults: 2 });
  const id = await till.requested(order, visitor, { reason: 'ILLNESS' });
  const refund = await till.refundOf(id, visitor);
  if (!refund) throw new Error('no refund');
  const state = async () => (await till.refundOf(id, visitor))?.state;
  return { refund, order, visitor, state };
}
const form = (fields: Record<string, string>, headers = { 'sec-fetch-site': 'same-origin' }) =>
  app.request('/decide', { method: 'POST', body: new URLSearchParams(fields), headers });
const page = async (query = '') => (await app.request(`/?${query}`)).text();
/** The page to which a decision leads. */
const pageAfter = async (answer: Response) =>
  page((answer.headers.get('location') ?? '').replace(/^[^?]*\?/, ''));
const message = (body: object) =>
  app.request('/decisions', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('refunds at the airline’s desk', () => {
  test('list what waits beside its proofs, which are downloads only', async () => {
    const { refund, order } = await underReview();
    const text = await page();
    expect(text).toContain(refund.number);
    expect(text).toContain(`src="/demo/desk/refunds/proofs/${refund.proofIds[0]}"`);
    for (const { ticketName } of order.passengers)
      expect(text).toContain(`<th scope="row">${ticketName}</th>`);
    expect(text).toContain('Economy Standard: ');
    const proof = await app.request(`/proofs/${refund.proofIds[0]}`);
    expect(proof.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(proof.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await app.request('/proofs/x')).status).toBe(404);
  });

  test('are found by number, booking and contact', async () => {
    const { refund, order } = await underReview();
    for (const word of [refund.number, order.reference.toLowerCase(), 'ANNA.LIU@'])
      expect(await page(`q=${word}`), word).toContain(`id="refund-${refund.id}"`);
    expect(await page('q=nothing-like-it')).not.toContain(`id="refund-${refund.id}"`);
  });

  test('are approved by a button, which takes no form of another site; then they are history', async () => {
    const { refund, state } = await underReview();
    const fields = { refund: refund.id, decision: 'APPROVED', note: '' };
    expect((await form(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await state()).toBe('UNDER_REVIEW');
    expect((await form({ ...fields, decision: 'SOMETHING' })).status).toBe(400);
    const answer = await form(fields);
    expect(answer.status).toBe(303);
    expect(await state()).toBe('APPROVED');
    const text = await pageAfter(answer);
    expect(text).toContain(`${refund.number}: approved.`);
    expect(text).not.toContain(`id="refund-${refund.id}"`);
    expect(text).toContain(`<th scope="row">${refund.number}</th>`);
  });

  test('that were withdrawn meanwhile say so, and are no history of the desk', async () => {
    const { refund, visitor, state } = await underReview();
    await refunds.withdraw({ refundId: refund.id, idempotencyKey: 'key' }, visitor, desk.now());
    const answer = await form({ refund: refund.id, decision: 'APPROVED', note: '' });
    const text = await pageAfter(answer);
    expect(text).toContain(`Your decision on ${refund.number} came too late`);
    expect(text).toContain('The passenger had withdrawn the request.');
    expect(text).not.toContain(`<th scope="row">${refund.number}</th>`);
    expect(await state()).toBe('WITHDRAWN');
    expect(await office.decisionOn(refund.id)).toBeNull();
  });

  test('are rejected for a program, which names the refund by its number; the first decision stands', async () => {
    const { refund, state } = await underReview();
    const decision = {
      refundNumber: refund.number,
      decision: 'PROOF_UNREADABLE',
      note: 'Too dark',
    };
    expect(await (await message(decision)).json()).toMatchObject({ state: 'REJECTED' });
    const late = await message({ ...decision, decision: 'APPROVED' });
    expect([late.status, await late.json()]).toMatchObject([409, { state: 'REJECTED' }]);
    expect(await state()).toBe('REJECTED');
    expect((await message({ ...decision, refundNumber: 'R1' })).status).toBe(404);
    expect((await message({ decision: 'APPROVED' })).status).toBe(400);
  });
});
