import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { insertAgreements } from '#gateway/modules/members/members.repository.ts';
import { aBrowser, memberDesk } from '#gateway/modules/members/members.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readProfileChange } from './update-profile.service.ts';

const { db } = await testDatabase();
const { members, join, now, at } = memberDesk(db);
const versionOf = async (memberId: string) => (await members.find(memberId))?.version ?? 0;
const personOf = async (memberId: string) => (await members.find(memberId))?.person;

test('all of a change is made, and what is left out stays', async () => {
  const memberId = await join();
  const change = { version: null, person: { title: 'DOCTOR', nationality: 'CN' } as const };
  expect(await members.updateProfile(change, memberId, now)).toEqual([]);
  expect(await personOf(memberId)).toMatchObject({ lastName: 'CHAN', nationality: 'CN' });
});

test('of two forms that showed the same profile, the later one is refused and changes nothing', async () => {
  const memberId = await join();
  const version = await versionOf(memberId);
  const change = (nationality: string) =>
    members.updateProfile({ version, person: { nationality } }, memberId, now);
  const answers = await Promise.all([change('CN'), change('JP')]);
  expect(answers.filter((faults) => faults.length === 0)).toHaveLength(1);
  expect(answers.flat()).toEqual([{ code: 'CHANGED_MEANWHILE', path: [] }]);
  expect(await versionOf(memberId)).toBe(version + 1);
});

test('what a document under review proves is read-only, each field by itself', async () => {
  const memberId = await join();
  const draft = {
    idempotencyKey: randomUUID(),
    number: 'E12345678',
    issuingCountry: 'CN',
    type: 'PP',
    expiresOn: '2030-01-01',
    fileIds: [],
  } as const;
  await members.submitDocument(draft, { ...aBrowser(), memberId }, now);
  const change = (person: object) =>
    members.updateProfile({ version: null, person }, memberId, now);
  expect(await change({ lastName: 'WONG', dateOfBirth: '1991-01-01', locale: 'ja' })).toEqual([
    { code: 'FIELD_LOCKED', path: ['lastName'] },
    { code: 'FIELD_LOCKED', path: ['dateOfBirth'] },
  ]);
  expect(await personOf(memberId)).toMatchObject({ locale: 'en' });
  // the same name again changes nothing, and what was never filled in is open
  expect(await change({ lastName: 'CHAN', nationality: 'CN' })).toEqual([]);
  expect(await change({ nationality: 'JP' })).toEqual([
    { code: 'FIELD_LOCKED', path: ['nationality'] },
  ]);
  await members.requestDocumentReview(at(60));
  expect((await members.documentsOf(memberId))[0]?.state).toBe('AUTHENTICATED');
  expect(await change({ firstName: 'KA MAN' })).toHaveLength(1);
});

test('a birthday is not changed to that of a minor for whom no guardian has consented', async () => {
  const birthdayOf = async (guardianName: string | null) => {
    const memberId = await join();
    const agreements = ['GUARDIAN'];
    if (guardianName)
      await inTransaction(db, (trx) =>
        insertAgreements(trx, memberId, { agreements, guardianName }, now),
      );
    const person = { dateOfBirth: '2012-01-01', title: 'DOCTOR' } as const;
    const faults = await members.updateProfile({ version: null, person }, memberId, now);
    return { faults, person: await personOf(memberId) };
  };
  const refused = await birthdayOf(null);
  expect(refused.faults).toEqual([{ code: 'MINOR_BY_PHONE', path: ['dateOfBirth'] }]);
  expect(refused.person).toMatchObject({ title: null });
  const done = await birthdayOf('Chan Mei Ling');
  expect(done.faults).toEqual([]);
  expect(done.person).toMatchObject({ dateOfBirth: '2012-01-01' });
});

test('everything that is wrong with the form is said at once', () => {
  const read = readProfileChange(
    { lastName: '', firstName: '陳', dateOfBirth: '2020-01-01', locale: null },
    now,
  );
  expect(read).toEqual({
    faults: [
      { code: 'REQUIRED', path: ['lastName'] },
      { code: 'NAME_LETTERS_ONLY', path: ['firstName'] },
      { code: 'MEMBER_TOO_YOUNG', path: ['dateOfBirth'] },
      { code: 'REQUIRED', path: ['locale'] },
    ],
  });
  expect(readProfileChange({ title: null }, now)).toEqual({
    version: null,
    person: { title: null },
  });
});
