import { equal, match } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, pageAt, type Recipe, shows } from '#tests/recipes/recipe.ts';
import { findOffer, orderInput } from '#tests/support/buyer.ts';

const ORDER = `mutation ($input: CreateOrderInput!) {
  createOrder(input: $input) { order { bookingReference } userErrors { code path } }
}`;

/** The address of the first message in a language; it is sent by a job. */
async function mailIn(url: string, lang: string): Promise<string> {
  const link = new RegExp(`href="(/demo/mailbox/\\d+)[^"]*" lang="${lang}"`);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [, address] = link.exec(await pageAt(url, '/demo/mailbox')) ?? [];
    if (address) return address;
    await sleep(200);
  }
  throw new Error(`no message in ${lang}`);
}

export const language: Recipe = {
  heading: 'A language',
  guards: [
    'web/app/i18n/catalogue.test.ts',
    'gateway/ports/documents/catalogues.test.ts',
    'tests/contract/articles.test.ts',
    'tests/contract/links.test.ts',
    'schema/format/days.test.ts',
    'schema/format/money.test.ts',
    'gateway/database/migrate.test.ts',
    'tests/contract/words.test.ts',
  ],
  async look({ url }) {
    await shows(url, {
      '/de/planeWiFi': /<html lang="de"[\s\S]*<header[^>]*lang="en"[\s\S]*Wi-Fi on board/,
      '/de/culture': /<h1[^>]*>Wofür wir stehen/,
      '/de/guide/airport':
        /<span lang="en">Lounges[\s\S]*WLAN an Bord|WLAN an Bord[\s\S]*<span lang="en">Lounges/,
    });
    const input = {
      ...orderInput(await findOffer(url)),
      idempotencyKey: randomUUID(),
      locale: 'DE',
    };
    const answer = await ask<{ createOrder: { userErrors: object[] } }>(url, ORDER, { input });
    equal(JSON.stringify(answer.createOrder.userErrors), '[]');
    const mail = await mailIn(url, 'de');
    const html = await pageAt(url, `${mail}/html`);
    match(html, /<p [^>]*>Guten Tag /);
    match(html, /<h1 [^>]*lang="en">Your seats are held/);
  },
};
