import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { testDatabase } from '#tests/support/database.ts';
import { sessionRepository } from './session.repository.ts';

const { db } = await testDatabase({ connections: 1 });
const AT = new Date('2026-11-20T08:00:00Z');
const SESSION = {
  id: '0197a000-0000-7000-8000-000000000001',
  tokenHash: Buffer.alloc(32),
  memberId: null,
  remembered: false,
  device: '',
  idleUntil: new Date('2026-11-20T09:00:00Z'),
  endsAt: new Date('2026-11-21T08:00:00Z'),
};

async function waitsForTheDisk(connection: Database): Promise<boolean> {
  const shown = await sql<{ synchronous_commit: string }>`SHOW synchronous_commit`.execute(
    connection,
  );
  return shown.rows[0]?.synchronous_commit === 'on';
}

it('a living session moves along with a clock that is moved, and one that has ended stays so', async () => {
  const repository = sessionRepository(db);
  const member = { ...SESSION, id: '0197a000-0000-7000-8000-000000000002' };
  await repository.insert({ ...member, tokenHash: Buffer.alloc(32, 2) }, AT);
  const dayLater = new Date('2026-11-21T08:00:00Z');
  await repository.moveAll(24 * 60, AT);
  expect(await repository.find(Buffer.alloc(32, 2), dayLater)).toMatchObject({
    startedAt: dayLater,
    usedAt: dayLater,
    idleUntil: new Date('2026-11-21T09:00:00Z'),
  });
  const ended = new Date('2026-11-21T09:00:00Z');
  await repository.moveAll(24 * 60, ended);
  expect(await repository.find(Buffer.alloc(32, 2), ended)).toBeNull();
});

it('a session that begins does not wait for the disk, and all that is written after it does', async () => {
  await sql`SET synchronous_commit = on`.execute(db);
  const waits = await inTransaction(db, async (trx) => {
    await sessionRepository(trx).insert(SESSION, AT);
    return waitsForTheDisk(trx);
  });
  expect(waits).toBe(false);
  expect(await waitsForTheDisk(db)).toBe(true);
  expect(await sessionRepository(db).find(SESSION.tokenHash, AT)).toMatchObject({
    id: SESSION.id,
    memberId: null,
    startedAt: AT,
    idleUntil: SESSION.idleUntil,
  });
});
