import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { testDatabase } from '#tests/support/database.ts';
import { idempotent } from './idempotent.ts';
import { outcomeOf, Refused } from './refused.ts';

const { db } = await testDatabase();
await sql`CREATE TABLE charges (note text)`.execute(db);

const guest = { sessionId: 'browser', memberId: null };
const newRequest = () => ({ idempotencyKey: randomUUID(), orderId: 'one' });

async function charges(note: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM charges WHERE note = ${note}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A slow charge, so that two of them overlap. */
async function charge(trx: DatabaseTransaction, note: string) {
  await sql`INSERT INTO charges VALUES (${note})`.execute(trx);
  await sleep(100);
  return { charged: note, at: Math.random() };
}

const pay = (note: string, request: { idempotencyKey: string }, actor = guest) =>
  idempotent(db, 'payOrder', request, actor, (trx) => charge(trx, note));

describe('a command', () => {
  it('is carried out once for a repeated request, which gets the first answer', async () => {
    const request = newRequest();
    const first = await pay('again', request);
    expect(first.code).toBeNull();
    expect(await pay('again', request)).toEqual(first);
    expect(await charges('again')).toBe(1);
  });

  it('is another one for another actor', async () => {
    const request = newRequest();
    await pay('actors', request);
    await pay('actors', request, { ...guest, sessionId: 'other' });
    expect(await charges('actors')).toBe(2);
  });

  it('is carried out once for two requests at the same time, which get the same answer', async () => {
    const request = newRequest();
    const [one, other] = await Promise.all([pay('twins', request), pay('twins', request)]);
    expect(one).toEqual(other);
    expect(await charges('twins')).toBe(1);
  });

  it('without the key is carried out twice (positive control)', async () => {
    const unguarded = () => inTransaction(db, (trx) => charge(trx, 'unguarded'));
    await Promise.all([unguarded(), unguarded()]);
    expect(await charges('unguarded')).toBe(2);
  });

  it('is refused with a key that came with another request, at the key', async () => {
    const request = newRequest();
    await pay('reused', request);
    const outcome = await pay('reused', { ...request, orderId: 'two' } as typeof request);
    expect(outcome.userErrors).toEqual([
      { code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] },
    ]);
    expect(await charges('reused')).toBe(1);
  });

  it('is the same request whatever the order of its fields', async () => {
    const { idempotencyKey } = newRequest();
    const fields = { a: 1, b: { c: 2, d: 3 } };
    const sorted = { b: { d: 3, c: 2 }, a: 1 };
    await pay('fields', { idempotencyKey, ...fields });
    expect((await pay('fields', { ...sorted, idempotencyKey })).code).toBeNull();
    expect(await charges('fields')).toBe(1);
  });

  it('that is refused changes nothing, leaves its key free and says where', async () => {
    const request = newRequest();
    const faults = [
      { code: 'SEAT_TAKEN', path: ['seats', '0'] },
      { code: 'AMOUNT_CHANGED', path: ['accepted'] },
    ];
    const refused = await idempotent(db, 'payOrder', request, guest, async (trx) => {
      await charge(trx, 'refused');
      throw new Refused(...faults);
    });
    expect(refused).toEqual({ answer: null, code: 'SEAT_TAKEN', userErrors: faults });
    expect(await charges('refused')).toBe(0);
    await pay('refused', request);
    expect(await charges('refused')).toBe(1);
  });

  it('that fails is no refusal, and leaves its key free', async () => {
    const request = newRequest();
    const fault = new Error('the provider said no');
    const failing = idempotent(db, 'payOrder', request, guest, async (trx) => {
      await charge(trx, 'failed');
      throw fault;
    });
    await expect(failing).rejects.toThrow(fault);
    await pay('failed', request);
    expect(await charges('failed')).toBe(1);
  });
});

describe('an outcome', () => {
  it('of a code alone is about the whole command', async () => {
    const refuse = () => outcomeOf(() => Promise.reject(new Refused('ORDER_CLOSED')));
    expect((await refuse()).userErrors).toEqual([{ code: 'ORDER_CLOSED', path: [] }]);
  });
});
