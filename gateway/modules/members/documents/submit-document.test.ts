import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aBrowser, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { png } from '#gateway/modules/uploads/content/files.test-support.ts';
import { REVIEW_MINUTES } from '#gateway/simulated/identity-office/simulated-identity-office.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readDocument } from './submit-document.service.ts';

const { db } = await testDatabase();
const { members, uploads, join, now, at } = memberDesk(db);

const aDocument = (number = 'E12345678') =>
  ({
    idempotencyKey: randomUUID(),
    number,
    issuingCountry: 'CN',
    type: 'PP',
    expiresOn: '2027-01-05',
    fileIds: [],
  }) as const;
const submit = (memberId: string, draft = aDocument()) =>
  members.submitDocument(draft, { ...aBrowser(), memberId }, now);
/** What the member was told about the document. */
async function told(memberId: string) {
  const messages = await db
    .selectFrom('member_messages')
    .select('event')
    .where('member_id', '=', memberId)
    .where('event', 'like', 'DOCUMENT_%')
    .execute();
  return messages.map(({ event }) => event);
}
const latest = async (memberId: string) => (await members.documentsOf(memberId))[0];

test('a document is under review until the office has decided, which takes a while', async () => {
  const memberId = await join();
  const draft = aDocument();
  const answer = await submit(memberId, draft);
  expect(await submit(memberId, draft)).toEqual(answer);
  expect(await latest(memberId)).toMatchObject({ state: 'UNDER_REVIEW', submittedAt: now });
  expect(await members.requestDocumentReview(at(REVIEW_MINUTES - 1))).toBe(0);
  expect(await members.requestDocumentReview(at(REVIEW_MINUTES))).toBe(1);
  expect(await latest(memberId)).toMatchObject({
    state: 'AUTHENTICATED',
    failure: null,
    decidedAt: at(REVIEW_MINUTES),
  });
  expect(await told(memberId)).toEqual(['DOCUMENT_AUTHENTICATED']);
  expect(await submit(memberId)).toEqual({ problem: 'FIELD_LOCKED' });
});

test.each([
  ['E12345404', 'NOT_CONFIRMED'],
  ['E12345415', 'UNREADABLE'],
])(
  'a document that fails says why, and another one can be submitted: %s',
  async (number, failure) => {
    const memberId = await join();
    await submit(memberId, aDocument(number));
    await members.requestDocumentReview(at(60));
    expect(await latest(memberId)).toMatchObject({ state: 'FAILED', failure });
    expect(await told(memberId)).toEqual(['DOCUMENT_FAILED']);
    expect(await submit(memberId)).toHaveProperty('documentId');
  },
);

test('a document that expires while it is compared fails', async () => {
  const memberId = await join();
  await submit(memberId);
  await members.requestDocumentReview(at(24 * 60));
  expect(await latest(memberId)).toMatchObject({ failure: 'DOCUMENT_PAST_EXPIRY' });
});

test('an identity card of another day of birth is not the member’s', async () => {
  const memberId = await join();
  await submit(memberId, { ...aDocument(), type: 'NI', number: '11010519491231002X' } as never);
  await members.requestDocumentReview(at(60));
  expect(await latest(memberId)).toMatchObject({ failure: 'DATA_DIFFER' });
});

test('of many documents at once one is taken', async () => {
  const memberId = await join();
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit(memberId)));
  expect(answers.filter((answer) => 'documentId' in answer)).toHaveLength(1);
});

test('the number is stored sealed, and shown by its end', async () => {
  const memberId = await join();
  await submit(memberId);
  const document = await latest(memberId);
  expect(document?.sealedNumber.includes('12345678')).toBe(false);
  expect(document && members.shownNumberOf(document).maskedNumber).toBe('••••••678');
});

test('a passport needs a picture; everything that is wrong is said at once', () => {
  const document = { type: 'PP', number: '', issuingCountry: 'JP' } as const;
  expect(readDocument({ idempotencyKey: 'k', document }, 'JP', now)).toEqual({
    faults: [
      { code: 'REQUIRED', path: ['document', 'number'] },
      { code: 'DOCUMENT_EXPIRY_REQUIRED', path: ['document', 'expiresOn'] },
      { code: 'FILE_NOT_FOUND', path: ['fileIds'] },
    ],
  });
  const fileIds = ['a', 'b', 'c'];
  const pictures = readDocument({ idempotencyKey: 'k', document, fileIds }, 'JP', now);
  expect('faults' in pictures && pictures.faults.at(-1)).toEqual({
    code: 'TOO_MANY_FILES',
    path: ['fileIds'],
  });
});

async function picture(memberId: string): Promise<string> {
  const content = png();
  const { file } = await uploads.upload(
    'IDENTITY_DOCUMENT',
    { name: 'passport.png', size: content.length, content: async () => content },
    { ...aBrowser(), memberId },
    now,
  );
  return file?.id ?? '';
}
const withPictures = (fileIds: readonly string[]) => ({ ...aDocument(), fileIds }) as never;
const stored = async (id: string) =>
  (await uploads.contentOf(id, { memberId: null, sessionId: null } as never, now)) ??
  (await db.selectFrom('uploaded_files').select('id').where('id', '=', id).executeTakeFirst());

test('pictures are those that the member has sent, each for one document, and are erased once it is decided', async () => {
  const [memberId, stranger] = [await join(), await join()];
  const mine = await picture(memberId);
  const gone = { problem: 'FILE_NOT_FOUND' };
  expect(await submit(stranger, withPictures([mine]))).toEqual(gone);
  expect(await submit(memberId, withPictures(['nothing']))).toEqual(gone);
  expect(await submit(memberId, withPictures([randomUUID(), mine]))).toEqual(gone);
  expect(await submit(memberId, withPictures([mine]))).toHaveProperty('documentId');
  expect(await stored(mine)).toBeTruthy();
  expect((await latest(memberId))?.fileIds).toEqual([mine]);
  await members.requestDocumentReview(at(REVIEW_MINUTES));
  expect(await latest(memberId)).toMatchObject({ state: 'AUTHENTICATED', fileIds: [] });
  expect(await stored(mine)).toBeUndefined();
});
