import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { DeskParts } from '#gateway/demo/desk/desk-parts.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { aBrowser, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { png } from '#gateway/modules/uploads/content/files.test-support.ts';
import {
  createSimulatedIdentityOffice,
  REVIEW_MINUTES,
} from '#gateway/simulated/identity-office/simulated-identity-office.ts';
import { testDatabase } from '#tests/support/database.ts';
import { documentQueue } from './document-queue.routes.ts';

const { db } = await testDatabase();
const { members, uploads, join, now, at } = memberDesk(db);
let instant = now;
const parts = {
  services: { members, uploads },
  identityOffice: createSimulatedIdentityOffice(db),
  clock: { now: () => instant },
} as unknown as DeskParts;
const app = documentQueue(parts, async () => ({ refunds: 0, documents: 1, counter: 0 }));

async function submitted() {
  instant = now;
  const asker = { ...aBrowser(), memberId: await join() };
  const content = png();
  const { file } = await uploads.upload(
    'IDENTITY_DOCUMENT',
    { name: 'passport.png', size: content.length, content: async () => content },
    asker,
    now,
  );
  const draft = {
    idempotencyKey: randomUUID(),
    number: 'E12345678',
    issuingCountry: 'CN',
    type: 'PP',
    expiresOn: '2030-01-05',
    fileIds: [file?.id ?? ''],
  } as const;
  await members.submitDocument(draft, asker, now);
  const document = async () => (await members.documentsOf(asker.memberId))[0];
  return { id: (await document())?.id ?? '', fileId: file?.id, document };
}
const page = async (query = '') => (await app.request(`/?${query}`)).text();
const form = (fields: Record<string, string>, headers = { 'sec-fetch-site': 'same-origin' }) =>
  app.request('/decide', { method: 'POST', body: new URLSearchParams(fields), headers });
const pageAfter = async (answer: Response) =>
  page((answer.headers.get('location') ?? '').replace(/^[^?]*\?/, ''));
const message = (body: object) =>
  app.request('/verdicts', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('documents at the airline’s desk', () => {
  test('stand beside what their member says, with the picture and the time of the office’s own verdict', async () => {
    const { id, fileId } = await submitted();
    const text = await page();
    for (const part of ['E12345678', `/demo/desk/documents/pictures/${fileId}`, 'Passport'])
      expect(text).toContain(part);
    expect(text).toContain('Decided automatically from');
    const picture = await app.request(`/pictures/${fileId}`);
    expect(picture.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(await page('q=e12345678')).toContain(`id="document-${id}"`);
    expect(await page('q=nothing-like-it')).not.toContain(`id="document-${id}"`);
  });

  test('are confirmed by a button before the office decides by itself, and never twice', async () => {
    const { id, document } = await submitted();
    const fields = { document: id, verdict: 'AUTHENTICATED' };
    expect((await form(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await form({ ...fields, verdict: 'SOMETHING' })).status).toBe(400);
    expect(await document()).toMatchObject({ state: 'UNDER_REVIEW' });
    const text = await pageAfter(await form(fields));
    expect(await document()).toMatchObject({ state: 'AUTHENTICATED', failure: null });
    expect(text).toContain('is decided: Confirmed.');
    expect(text).not.toContain(`id="document-${id}"`);
    expect(text).toContain('<td>Staff</td>');
    const late = await pageAfter(await form({ ...fields, verdict: 'UNREADABLE' }));
    expect(late).toContain('came too late, and nothing was changed');
    expect(await document()).toMatchObject({ state: 'AUTHENTICATED' });
  });

  test('fail for a program; the office’s own verdict is told to those who come after it', async () => {
    const { id, document } = await submitted();
    const documentId = globalId('MemberDocument', id);
    const failed = await message({ documentId, verdict: 'DATA_DIFFER' });
    expect([failed.status, await failed.json()]).toMatchObject([200, { failure: 'DATA_DIFFER' }]);
    expect(await document()).toMatchObject({ state: 'FAILED', failure: 'DATA_DIFFER' });

    const other = await submitted();
    instant = at(REVIEW_MINUTES);
    await members.requestDocumentReview(instant);
    expect(await page()).toContain('<td>Automatically</td>');
    const late = await message({
      documentId: globalId('MemberDocument', other.id),
      verdict: 'UNREADABLE',
    });
    expect([late.status, await late.json()]).toMatchObject([409, { state: 'AUTHENTICATED' }]);
    expect((await message({ documentId: 'x', verdict: 'UNREADABLE' })).status).toBe(404);
  });
});
