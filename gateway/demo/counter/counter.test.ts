import { beforeEach, describe, expect, test } from 'vitest';
import { checkInDesk } from '#gateway/modules/check-in/check-in.test-support.ts';
import { sitBesideExit } from '#gateway/scenarios/builders/exit-seat.builder.ts';
import { testDatabase } from '#tests/support/database.ts';
import { counterRoutes } from './counter.routes.ts';

const { db } = await testDatabase();
const { desk, checkIns, checkIn, ticketed, passenger, counter } = checkInDesk(db);
const app = counterRoutes({ services: { checkIns }, counter, clock: { now: () => desk.now() } });

beforeEach(async () => {
  desk.at(new Date('2027-01-05T02:00:00Z'));
  await db.deleteFrom('chosen_seats').execute();
});

const waiting = async () => {
  const traveller = await ticketed();
  const seat = await sitBesideExit(desk, traveller.order, desk.now());
  await checkIn(traveller);
  const { id = '' } = traveller.order.passengers[0] ?? {};
  const state = async () => (await checkIns.of(await passenger(traveller))).stored?.state;
  return { order: traveller.order, seat, key: `${id}.0`, state };
};
const form = (fields: Record<string, string>, headers = { 'sec-fetch-site': 'same-origin' }) =>
  app.request('/decide', { method: 'POST', body: new URLSearchParams(fields), headers });
const message = (body: object) =>
  app.request('/verdicts', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('the check-in counter of the demo', () => {
  test('confirms by its button, and takes no form of another site', async () => {
    const { order, seat, key, state } = await waiting();
    const page = async () => (await app.request('/')).text();
    expect(await page()).toContain(order.reference);
    expect(await page()).toContain(seat);
    const fields = { passenger: key, verdict: 'CONFIRMED' };
    expect((await form(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await form({ ...fields, verdict: 'SOMETHING' })).status).toBe(400);
    expect(await state()).toBe('CONFIRMING');
    expect((await form(fields)).status).toBe(303);
    expect(await state()).toBe('CHECKED_IN');
    expect(await page()).not.toContain(order.reference);
  });

  test('turns away for a program, which names the booking; the first verdict stands', async () => {
    const { order, state } = await waiting();
    const verdict = { bookingReference: order.reference, verdict: 'TURNED_AWAY' };
    expect(await (await message(verdict)).json()).toMatchObject({ passengers: 1 });
    expect((await message({ ...verdict, verdict: 'CONFIRMED' })).status).toBe(404);
    expect(await state()).toBe('CANCELLED');
    expect((await message({ verdict: 'CONFIRMED' })).status).toBe(400);
  });
});
