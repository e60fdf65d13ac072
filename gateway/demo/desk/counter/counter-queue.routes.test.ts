import { beforeEach, describe, expect, test } from 'vitest';
import type { DeskParts } from '#gateway/demo/desk/desk-parts.ts';
import { checkInDesk } from '#gateway/modules/check-in/check-in.test-support.ts';
import { sitBesideExit } from '#gateway/scenarios/builders/exit-seat.builder.ts';
import { testDatabase } from '#tests/support/database.ts';
import { counterQueue } from './counter-queue.routes.ts';

const { db } = await testDatabase();
const { desk, checkIns, checkIn, ticketed, passenger, counter } = checkInDesk(db);
const parts = {
  services: { checkIns, members: { find: async () => null } },
  counter,
  clock: { now: () => desk.now() },
} as unknown as DeskParts;
const app = counterQueue(parts, async () => ({ refunds: 0, documents: 0, counter: 1 }));

beforeEach(async () => {
  desk.at(new Date('2027-01-05T02:00:00Z'));
  await db.deleteFrom('chosen_seats').execute();
});

async function waiting() {
  const traveller = await ticketed();
  const seat = await sitBesideExit(desk, traveller.order, desk.now());
  await checkIn(traveller);
  const { id = '', ticketName = '' } = traveller.order.passengers[0] ?? {};
  const state = async () => (await checkIns.of(await passenger(traveller))).stored?.state;
  return { order: traveller.order, ticketName, seat, key: `${id}.0`, state };
}
const form = (fields: Record<string, string>, headers = { 'sec-fetch-site': 'same-origin' }) =>
  app.request('/decide', { method: 'POST', body: new URLSearchParams(fields), headers });
const page = async (query = '') => (await app.request(`/?${query}`)).text();
const pageAfter = async (answer: Response) =>
  page((answer.headers.get('location') ?? '').replace(/^[^?]*\?/, ''));
const message = (body: object) =>
  app.request('/verdicts', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('the check-in counter at the airline’s desk', () => {
  test('confirms by its button, takes no form of another site, and remembers what was decided', async () => {
    const { order, ticketName, seat, key, state } = await waiting();
    const text = await page();
    for (const part of [order.reference, seat, `id="passenger-${key}"`])
      expect(text).toContain(part);
    expect(await page(`q=${order.reference}`)).toContain(`id="passenger-${key}"`);
    expect(await page('q=nothing-like-it')).not.toContain(`id="passenger-${key}"`);
    const fields = { passenger: key, verdict: 'CONFIRMED' };
    expect((await form(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await form({ ...fields, verdict: 'SOMETHING' })).status).toBe(400);
    expect(await state()).toBe('CONFIRMING');
    const done = await pageAfter(await form(fields));
    expect(await state()).toBe('CHECKED_IN');
    expect(done).toContain(`${ticketName}: Confirmed.`);
    expect(done).not.toContain(`id="passenger-${key}"`);
    expect(done).toContain(`<td>${order.reference}</td>`);
    const late = await pageAfter(await form({ ...fields, verdict: 'TURNED_AWAY' }));
    expect(late).toContain(`Your decision on ${ticketName} came too late`);
    expect(await state()).toBe('CHECKED_IN');
  });

  test('says so where a passenger has gone', async () => {
    const gone = await pageAfter(await form({ passenger: 'someone.0', verdict: 'CONFIRMED' }));
    expect(gone).toContain('no longer waits, and nothing was changed');
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
