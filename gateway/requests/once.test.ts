import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { testDatabase } from '#tests/support/database.ts';
import { once } from './once.ts';
import { Refused, RefusedWith, refusalIn, refusedFaults } from './refused.ts';

const { db } = await testDatabase();
const guest = { sessionId: 'browser', memberId: null };

const command = (request: { idempotencyKey: string; orderId?: string }, actor = guest) =>
  inTransaction(db, (trx) => once(trx, 'payOrder', request, actor, async () => randomUUID()));

test('the same request gets the first answer, another actor’s its own', async () => {
  const request = { idempotencyKey: randomUUID(), orderId: 'one' };
  const first = await command(request);
  expect(await command(request)).toBe(first);
  expect(await command(request, { ...guest, sessionId: 'other' })).not.toBe(first);
});

test('a key that comes with another request is refused', async () => {
  const idempotencyKey = randomUUID();
  await command({ idempotencyKey, orderId: 'one' });
  const fault = await command({ idempotencyKey, orderId: 'two' }).catch((thrown) => thrown);
  expect(refusalIn(fault)).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('a refused command leaves its key free', async () => {
  const request = { idempotencyKey: randomUUID() };
  const refuse = inTransaction(db, (trx) =>
    once(trx, 'payOrder', request, guest, async () => {
      throw new Refused('ORDER_CLOSED');
    }),
  );
  await expect(refuse).rejects.toThrow('ORDER_CLOSED');
  expect(await command(request)).toBeTypeOf('string');
});

test('what is no refusal is thrown on', () => {
  const fault = new Error('a bug');
  expect(() => refusalIn(fault)).toThrow(fault);
});

test('every error is answered with its path', () => {
  const faults = [
    { code: 'SEAT_TAKEN', path: ['seats', '0'] },
    { code: 'AMOUNT_CHANGED', path: ['acceptedAmountDue'] },
  ];
  expect(refusedFaults(new RefusedWith(...faults))).toEqual(faults);
});

test('a refused idempotency key is an error at the key', () => {
  expect(refusedFaults(new Refused('IDEMPOTENCY_KEY_REUSED'))).toEqual([
    { code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] },
  ]);
  const fault = new Error('a bug');
  expect(() => refusedFaults(fault)).toThrow(fault);
});
