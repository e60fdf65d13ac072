import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import {
  insertChange,
  undoKeyOf,
} from '#gateway/modules/members/contact/contact-changes.repository.ts';
import type { VerificationPurpose } from '#gateway/modules/verification/verification-dependencies.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import { newMember } from '#gateway/scenarios/sets/members.scenarios.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { typedCode } from './code-values.ts';
import type { ExampleMember, ExampleValueParts } from './example-values.parts.ts';

/** An address of the demo's mailbox that belongs to no member. */
const newAddress = (now: Date): string => `graphiql-${randomIds.uuid(now).slice(-12)}@example.com`;

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture that was uploaded as that of a document: an editor of queries sends no files. */
async function pictureId(
  { services }: ExampleValueParts,
  { sessionId, memberId }: ExampleMember,
  now: Date,
): Promise<string | undefined> {
  const picture = { name: 'passport.png', size: PICTURE.length, content: async () => PICTURE };
  const sender = { sessionId, memberId, address: '' };
  const { file } = await services.uploads.upload('IDENTITY_DOCUMENT', picture, sender, now);
  return file ? globalId('UploadedFile', file.id) : undefined;
}

/**
 * Codes as they were sent to the member, to new addresses, and to a member who has forgotten the
 * password.
 */
export async function accountValues(parts: ExampleValueParts, member: ExampleMember, now: Date) {
  const { db, keys, services } = parts;
  const addressOf = async (memberId: string | null) =>
    (memberId ? await services.members.find(memberId) : null)?.contacts.find(
      ({ kind }) => kind === 'EMAIL',
    )?.address ?? '';
  const forgetful = await loadScenario(testOrders(db, keys), newMember, now);
  const forgetfulEmail = await addressOf(forgetful.memberId);
  const change = {
    id: randomIds.uuid(now),
    memberId: forgetful.memberId ?? '',
    kind: 'EMAIL',
  } as const;
  const addresses = { before: forgetfulEmail, after: newAddress(now), changedAt: now };
  await inTransaction(db, (trx) => insertChange(trx, { ...change, ...addresses }));
  const own = await addressOf(member.memberId);
  const newEmail = newAddress(now);
  const code = (purpose: VerificationPurpose, recipient: string, subject: string | null) =>
    typedCode(parts, member, { purpose, recipient, subject }, now);
  return {
    pictureId: await pictureId(parts, member, now),
    freshEmail: newAddress(now),
    newEmail,
    newPassword: `m4g${randomIds.uuid(now).replaceAll('-', '').slice(-12)}`,
    ownCode: await code('RESET_LOGIN_PASSWORD', own, member.memberId),
    contactCode: await code('CHANGE_CONTACT', newAddress(now), member.memberId),
    pointsCode: await code('SET_CONSUMPTION_PASSWORD', own, member.memberId),
    registrationCode: await code('REGISTER', newEmail, null),
    forgetfulEmail,
    undoKey: undoKeyOf(keys, change.id),
    resetCode: await code('RESET_LOGIN_PASSWORD', forgetfulEmail, forgetful.memberId),
  };
}
