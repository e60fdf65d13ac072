import { expect, it } from 'vitest';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

const ORIGIN = 'https://www.magnolia.example';

it('the site map has every page in every language, each with all others and one for everybody else', () => {
  const map = sitemap(ORIGIN, ['/', '/planeWiFi']);
  const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/zh-hk`,
    `${ORIGIN}/ja`,
    `${ORIGIN}/planeWiFi`,
    `${ORIGIN}/zh-hk/planeWiFi`,
    `${ORIGIN}/ja/planeWiFi`,
  ]);
  const [, , japanese = ''] = map.split('<url>').slice(1);
  expect(
    [...japanese.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link),
  ).toEqual([
    ['en', `${ORIGIN}/`],
    ['zh-Hant-HK', `${ORIGIN}/zh-hk`],
    ['ja', `${ORIGIN}/ja`],
    ['x-default', `${ORIGIN}/`],
  ]);
});

it('robots are kept from what is one visitor’s, in every language, and told where the map is', () => {
  const told = robots(ORIGIN, ['/flightInquiry/payment']).split('\n');
  expect(told).toContain('Allow: /');
  for (const path of ['', '/zh-hk', '/ja'])
    expect(told).toContain(`Disallow: ${path}/flightInquiry/payment`);
  expect(told).toContain('Disallow: /graphql');
  expect(told).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});
