import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#schema/rules/base/local-date.ts';
import { costOf } from '#tests/bench/cost/cost-of.ts';
import { persistedRead, searches } from '#tests/bench/mix/requests.ts';
import { type Occasion, occasions } from '#tests/bench/pages/occasions.ts';
import { visit } from '#tests/bench/pages/visit.ts';
import { buy, type FoundOffer, findOffer } from '#tests/support/buyer.ts';
import { type System, startSystem } from '#tests/support/system.ts';

/** A guard against what doubles a cost, not a measurement: that is `npm run bench -- mix`. */
const most = (loops: number) => loops * 2;

/**
 * Days from today on which orders are made in turn: no flight has to have seats for all of them.
 */
const ON_SALE = [20, 40, 60, 80, 100, 120, 140, 160];

let system: System;
let opened: Readonly<Record<string, Occasion>>;
let offers: FoundOffer[];
beforeAll(async () => {
  system = await startSystem();
  opened = await occasions(system.url);
  const today = new Date().toISOString().slice(0, 10);
  offers = await Promise.all(ON_SALE.map((days) => findOffer(system.url, addDays(today, days))));
}, 120_000);
afterAll(() => system?.stop(), 60_000);

async function read(path = '') {
  const answer = await fetch(system.url + path);
  expect(answer.status).toBe(200);
  await answer.text();
}

describe('CPU of a page, in reference loops, is at most twice', () => {
  test.each([
    ['/flightInquiry', 5.4],
    ['/order/flightOrderDetail', 7.1],
    ['/flightInquiry/payment', 4.6],
    ['/no/such/page', 2.2],
  ])(
    '%s: %d',
    async (path, loops) => {
      const { query = '', cookie } = opened[path] ?? {};
      const page = system.url + path + query;
      expect(await costOf(system.url, () => visit(page, cookie))).toBeLessThan(most(loops));
    },
    240_000,
  );
});

describe('CPU of an operation, in reference loops, is at most twice', () => {
  test('0.5 for a persisted read', async () => {
    const [request] = persistedRead();
    expect(await costOf(system.url, () => read(request?.path))).toBeLessThan(most(0.5));
  }, 240_000);

  test('1.5 for a search that is not repeated', async () => {
    const requests = searches(new Date().toISOString().slice(0, 10));
    let turn = 0;
    const search = () => read(requests[turn++ % requests.length]?.path);
    expect(await costOf(system.url, search)).toBeLessThan(most(1.5));
  }, 240_000);

  test('4 for an order', async () => {
    let turn = 0;
    const order = async () => {
      const offer = offers[turn++ % offers.length];
      expect(offer && (await buy(system.url, offer)).outcome).toBe('BOUGHT');
    };
    expect(await costOf(system.url, order)).toBeLessThan(most(4));
  }, 240_000);
});
