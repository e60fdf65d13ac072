import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eraseRemoved } from './frequent-passengers.repository.ts';
import { aCompanion, aPassport, passengerDesk } from './frequent-passengers.test-support.ts';
import { erasedBefore } from './saved-list.ts';

const { db } = await testDatabase();
const { passengers, add, saved, aMember, now, at } = passengerDesk(db);
const codes = ({
  userErrors,
}: {
  userErrors: readonly { code: string; path: readonly string[] }[];
}) => userErrors.map(({ code, path }) => `${code} ${path.join('.')}`);

describe('the list', () => {
  test('has the member first, then the others by name', async () => {
    const actor = await aMember();
    await saved(actor, aCompanion({ documents: [aPassport('K00000001')] }));
    await saved(
      actor,
      aCompanion({ lastName: 'Au', firstName: 'Ka', documents: [aPassport('K00000002')] }),
    );
    const own = { lastName: 'Chan', firstName: 'Tai-Man', dateOfBirth: '1990-04-12' };
    await saved(actor, aCompanion({ ...own, documents: [aPassport('K00000003')] }));
    const list = await passengers.listOf(actor);
    expect(list.map(({ lastName, isSelf }) => [lastName, isSelf])).toEqual([
      ['Chan', true],
      ['Au', false],
      ['Wong', false],
    ]);
  });

  test('keeps no number of a document in clear', async () => {
    const actor = await aMember();
    await saved(actor, aCompanion({ documents: [aPassport('K98765432')] }));
    const { rows } = await sql<{ text: string }>`
      select d::text || encode(d.number_sealed, 'escape') as text
      from frequent_passenger_documents d`.execute(db);
    expect(rows.map(({ text }) => text).join()).not.toContain('98765432');
    const [one] = await passengers.listOf(actor);
    const [document] = one?.documents ?? [];
    expect(document && passengers.vault.open(document.sealedNumber, document.id)).toBe('K98765432');
  });

  test('is full with 50, also when two are added at once', async () => {
    const actor = await aMember();
    const numbered = (index: number) =>
      aCompanion({ documents: [aPassport(`K${10_000_000 + index}`)] });
    for (let index = 1; index < LIMITS.frequentPassengers; index += 1)
      await saved(actor, numbered(index));
    const answers = await Promise.all([add(actor, numbered(90)), add(actor, numbered(91))]);
    expect(answers.flatMap(codes)).toEqual(['TOO_MANY_PASSENGERS ']);
    expect(await passengers.listOf(actor)).toHaveLength(LIMITS.frequentPassengers);
  });
});

describe('a passenger', () => {
  test('is saved once for each key, and a key does not serve twice', async () => {
    const actor = await aMember();
    const key = randomUUID();
    const first = await add(actor, aCompanion(), key);
    expect(await add(actor, aCompanion(), key)).toEqual(first);
    expect(codes(await add(actor, aCompanion({ gender: 'M' }), key))).toEqual([
      'IDEMPOTENCY_KEY_REUSED idempotencyKey',
    ]);
    expect(await passengers.listOf(actor)).toHaveLength(1);
  });

  test.each([
    [{ documents: [] }, 'REQUIRED passenger.documents'],
    [{ lastName: '' }, 'REQUIRED passenger.lastName'],
    [{ dateOfBirth: '2040-01-01' }, 'DATE_OF_BIRTH_INVALID passenger.dateOfBirth'],
    [{ documents: [aPassport('')] }, 'REQUIRED passenger.documents.0.number'],
    [
      { documents: [aPassport('K1', { expiresOn: null })] },
      'DOCUMENT_EXPIRY_REQUIRED passenger.documents.0.expiresOn',
    ],
    [
      { frequentFlyer: { airline: 'OWN', number: '1234567890' } as const },
      'CLUB_NUMBER_INVALID passenger.frequentFlyer.number',
    ],
    [{ phone: { areaCode: '852', number: '1' } }, 'PHONE_INVALID passenger.phone.number'],
  ])('with %o is refused at the field', async (change, expected) => {
    expect(codes(await add(await aMember(), aCompanion(change)))).toContain(expected);
  });

  test('of 16 has no birth certificate', async () => {
    const certificate = { type: 'BC', number: 'A123456789', issuingCountry: 'CN' } as const;
    const born = (dateOfBirth: string) =>
      aCompanion({ dateOfBirth, nationality: 'CN', documents: [certificate] });
    // the clock of the desk stands on 5 January 2027
    expect((await add(await aMember(), born('2011-01-06'))).userErrors).toEqual([]);
    expect(codes(await add(await aMember(), born('2011-01-05')))).toEqual([
      'BIRTH_CERTIFICATE_AGE passenger.documents.0.type',
    ]);
  });

  test('does not have the document of another one, however its number is typed', async () => {
    const actor = await aMember();
    const id = await saved(actor);
    const twin = aCompanion({ firstName: 'Mei Fung', documents: [aPassport('k1234-5678')] });
    const expected = ['DOCUMENT_DUPLICATED passenger.documents.0.number'];
    expect(codes(await add(actor, twin))).toEqual(expected);
    expect((await add(await aMember(), twin)).id).not.toBeNull();
    const other = await saved(actor, aCompanion({ documents: [aPassport('K99999999')] }));
    expect(codes(await passengers.update({ id: other, passenger: twin }, actor, now))).toEqual(
      expected,
    );
    expect((await passengers.update({ id, passenger: twin }, actor, now)).userErrors).toEqual([]);
  });

  test('keeps the number that is not typed again, and loses documents that are not named', async () => {
    const actor = await aMember();
    const permit = { type: 'ORI', number: 'H12345678', issuingCountry: 'CN' } as const;
    const id = await saved(
      actor,
      aCompanion({ documents: [aPassport(), { ...permit, expiresOn: '2029-01-01' }] }),
    );
    const [passport] = (await passengers.find(id, actor))?.documents ?? [];
    const kept = aPassport('', { key: passport?.id ?? '', number: null, expiresOn: '2031-01-01' });
    await passengers.update({ id, passenger: aCompanion({ documents: [kept] }) }, actor, now);
    const after = await passengers.find(id, actor);
    expect(after?.documents).toHaveLength(1);
    const [document] = after?.documents ?? [];
    expect(document).toMatchObject({ id: passport?.id, expiresOn: '2031-01-01' });
    expect(document && passengers.vault.open(document.sealedNumber, document.id)).toBe('K12345678');
  });

  test('that was changed in another session meanwhile is not overwritten', async () => {
    const actor = await aMember();
    const id = await saved(actor);
    const named = (firstName: string) => aCompanion({ firstName });
    const change = (firstName: string) =>
      passengers.update({ id, version: 1, passenger: named(firstName) }, actor, now);
    expect((await change('Mei Fung')).userErrors).toEqual([]);
    expect(codes(await change('Mei Yee'))).toEqual(['CHANGED_MEANWHILE version']);
    // the same change once more is the same request
    expect((await change('Mei Fung')).userErrors).toEqual([]);
    expect(await passengers.find(id, actor)).toMatchObject({ firstName: 'Mei Fung', version: 2 });
  });

  test('that is removed comes back for an hour, and is then erased', async () => {
    const actor = await aMember();
    const id = await saved(actor);
    expect(await passengers.remove(id, actor, now)).toBeNull();
    expect(await passengers.listOf(actor)).toEqual([]);
    expect(await passengers.remove(id, actor, now)).toBe('FREQUENT_PASSENGER_NOT_FOUND');
    expect(await passengers.restore(id, actor, at(59))).toBeNull();
    expect(await passengers.listOf(actor)).toHaveLength(1);
    await passengers.remove(id, actor, now);
    expect(await passengers.restore(id, actor, at(60))).toBe('FREQUENT_PASSENGER_NOT_FOUND');
    expect(await eraseRemoved(db, erasedBefore(at(60)))).toBe(1);
    const { rows } = await sql`
      select from frequent_passenger_documents where passenger_id = ${id}`.execute(db);
    expect(rows).toEqual([]);
  });

  test('does not come back while another one has the document', async () => {
    const actor = await aMember();
    const id = await saved(actor);
    await passengers.remove(id, actor, now);
    await saved(actor, aCompanion({ firstName: 'Mei Fung' }));
    expect(await passengers.restore(id, actor, now)).toBe('DOCUMENT_DUPLICATED');
  });

  test('who is the member stays', async () => {
    const actor = await aMember();
    const own = { lastName: 'Chan', firstName: 'Tai Man', dateOfBirth: '1990-04-12' };
    const id = await saved(actor, aCompanion(own));
    expect(await passengers.remove(id, actor, now)).toBe('SELF_STAYS');
  });
});

test('a passenger of another member is not there', async () => {
  const [actor, stranger] = [await aMember(), await aMember()];
  const id = await saved(actor);
  const none = 'FREQUENT_PASSENGER_NOT_FOUND';
  expect(await passengers.find(id, stranger)).toBeNull();
  expect(await passengers.listOf({ sessionId: actor.sessionId, memberId: null })).toEqual([]);
  const change = { id, passenger: aCompanion({ firstName: 'Taken' }) };
  expect(codes(await passengers.update(change, stranger, now))).toEqual([
    `${none} frequentPassengerId`,
  ]);
  expect(await passengers.remove(id, stranger, now)).toBe(none);
  expect(await passengers.restore(id, stranger, now)).toBe(none);
  expect(await passengers.find(id, actor)).toMatchObject({ firstName: 'Mei Ling', version: 1 });
});
