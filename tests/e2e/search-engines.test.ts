import { BCP47, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import type { System } from '#tests/support/system.ts';
import { localePath, splitLocale } from '#web/app/i18n/locale-path.ts';
import routes from '#web/app/routes.ts';
import { pagePaths } from '#web/vite/page-paths.ts';

const read = async ({ url }: System, path: string) => (await fetch(url + path)).text();

/** Addresses in the site map, without the host. */
async function mappedAddresses(system: System): Promise<string[]> {
  const map = await read(system, '/sitemap.xml');
  const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place);
  for (const place of places) expect(new URL(place).origin).toBe(system.url);
  return places.map((place) => new URL(place).pathname);
}

const inHead = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
const headOf = (html: string) => ({
  title: inHead(html, /<title>(.*?)<\/title>/),
  description: inHead(html, /<meta name="description" content="(.*?)"/),
  canonical: inHead(html, /<link rel="canonical" href="(.*?)"/),
  previewTitle: inHead(html, /<meta property="og:title" content="(.*?)"/),
  previewDescription: inHead(html, /<meta property="og:description" content="(.*?)"/),
  previewAddress: inHead(html, /<meta property="og:url" content="(.*?)"/),
  robots: inHead(html, /<meta name="robots" content="(.*?)"/),
  alternates: Object.fromEntries(
    [...html.matchAll(/rel="alternate" hrefLang="(.*?)" href="(.*?)"/gi)].map(([, ...one]) => one),
  ),
});

test('every page of the site map answers, knows its address and its other languages, and says what it is', async ({
  system,
}) => {
  const addresses = await mappedAddresses(system);
  expect(addresses).toContain('/');
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const answer = await fetch(`${system.url}${address}?utm_source=x`, { redirect: 'manual' });
    expect(answer.status, address).toBe(200);
    const head = headOf(await answer.text());
    const { path } = splitLocale(address);
    const here = (locale: Locale) => system.url + localePath(locale, path);
    expect(head, address).toMatchObject({
      canonical: system.url + address,
      previewAddress: system.url + address,
      robots: undefined,
      alternates: {
        ...Object.fromEntries(LOCALES.map((locale) => [BCP47[locale], here(locale)])),
        'x-default': here('en'),
      },
    });
    expect(head.description?.length ?? 0, `${address} is described`).toBeGreaterThan(20);
    expect(head.previewDescription).toBe(head.description);
    expect(head.title).toContain(head.previewTitle ?? 'no title');
  }
});

test('no two pages have one title or one description', async ({ system }) => {
  const heads = await Promise.all(
    (await mappedAddresses(system)).map(async (address) => headOf(await read(system, address))),
  );
  for (const part of ['title', 'description'] as const) {
    const texts = heads.map((head) => head[part]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

/** A flight on its day: no page without a question, and open to every visitor. */
const NAMED_BY_ITS_QUERY = /\/flightStatus\/details$/;

test('what one visitor has asked for is in no map, and robots are kept from it', async ({
  system,
}) => {
  const mapped = await mappedAddresses(system);
  const unlisted = pagePaths(routes)
    .flatMap((path) => LOCALES.map((locale) => localePath(locale, path)))
    .filter((address) => !mapped.includes(address))
    .filter((address) => !NAMED_BY_ITS_QUERY.test(address));
  expect(unlisted).toContain('/order/flightOrderDetail');
  expect(unlisted).toContain('/ja/flightInquiry/payment');
  const robots = (await read(system, '/robots.txt')).split('\n');
  expect(robots).toContain(`Sitemap: ${system.url}/sitemap.xml`);
  for (const address of unlisted) {
    expect(robots, address).toContain(`Disallow: ${address}`);
    const answer = await fetch(system.url + address, { redirect: 'manual' });
    // without a question there is nothing to show at some
    if (answer.status === 302) continue;
    expect(headOf(await answer.text()).robots, address).toBe('noindex');
  }
});

test('the front page says who the airline is, and shows a picture where a link to it is shared', async ({
  system,
}) => {
  const html = await read(system, '/ja');
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
  const [facts] = data.map(([, json = '']) => JSON.parse(json));
  const [airline, site] = facts['@graph'];
  expect(airline).toMatchObject({ '@type': 'Airline', name: 'マグノリア航空', iataCode: 'MG' });
  expect(site).toMatchObject({ '@type': 'WebSite', inLanguage: 'ja', url: `${system.url}/ja` });
  const picture = inHead(html, /<meta property="og:image" content="(.*?)"/) ?? '';
  for (const address of [airline.logo, picture]) {
    const answer = await fetch(address);
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
  }
});
