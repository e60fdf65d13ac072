import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hashOfRequest, rememberAnswer } from './idempotency.ts';

const { db } = await testDatabase();
await sql`CREATE TABLE charges (note text)`.execute(db);

const charges = async (note: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM charges WHERE note = ${note}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** A slow charge, so that two of them overlap. */
const charge = (trx: DatabaseTransaction, note: string) => async () => {
  await sql`INSERT INTO charges VALUES (${note})`.execute(trx);
  await sleep(100);
  return { charged: note, at: Math.random() };
};

const request = (key: string, input: unknown = {}) => ({
  scope: 'guest:pay',
  key,
  requestHash: hashOfRequest(input),
});

describe('idempotency keys', () => {
  it('a repeated request gets the first answer and does nothing', async () => {
    const once = () =>
      inTransaction(db, (trx) => rememberAnswer(trx, request('again'), charge(trx, 'again')));
    expect(await once()).toEqual(await once());
    expect(await charges('again')).toBe(1);
  });

  it('two requests with one key at the same time charge once and get the same answer', async () => {
    const once = () =>
      inTransaction(db, (trx) => rememberAnswer(trx, request('twins'), charge(trx, 'twins')));
    const [one, other] = await Promise.all([once(), once()]);
    expect(one).toEqual(other);
    expect(await charges('twins')).toBe(1);
  });

  it('without the key the same two requests charge twice (positive control)', async () => {
    const unguarded = () => inTransaction(db, (trx) => charge(trx, 'unguarded')());
    await Promise.all([unguarded(), unguarded()]);
    expect(await charges('unguarded')).toBe(2);
  });

  it('a key with another request is refused', async () => {
    const pay = (amount: number) =>
      inTransaction(db, (trx) =>
        rememberAnswer(trx, request('reused', { amount }), charge(trx, 'reused')),
      );
    await pay(100);
    await expect(pay(200)).rejects.toThrow('IDEMPOTENCY_KEY_REUSED');
    expect(await charges('reused')).toBe(1);
  });

  it('a request that was rolled back leaves its key free', async () => {
    const failing = inTransaction(db, (trx) =>
      rememberAnswer(trx, request('failed'), async () => {
        await charge(trx, 'failed')();
        throw new Error('the provider said no');
      }),
    );
    await expect(failing).rejects.toThrow('the provider said no');
    await inTransaction(db, (trx) => rememberAnswer(trx, request('failed'), charge(trx, 'failed')));
    expect(await charges('failed')).toBe(1);
  });

  it('the order of fields does not make another request', () => {
    expect(hashOfRequest({ a: 1, b: { c: 2, d: 3 } })).toBe(
      hashOfRequest({ b: { d: 3, c: 2 }, a: 1 }),
    );
  });
});
