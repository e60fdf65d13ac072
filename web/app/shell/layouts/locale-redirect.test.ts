import { expect, test } from 'vitest';
import { localeRedirect, needsLocaleRedirect } from './locale-redirect.ts';

const door = (pathname: string, headers: Record<string, string>) =>
  localeRedirect(new Request(`https://www.magnolia.example${pathname}`, { headers }), pathname);
const typed = { 'sec-fetch-site': 'none' };
const japanese = { 'accept-language': 'ja,en-US;q=0.9,en;q=0.8' };

test('a user who has chosen no language yet enters in that of the browser', () => {
  expect(door('/', { ...typed, ...japanese })).toBe('/ja');
  expect(door('/', { 'sec-fetch-site': 'cross-site', 'accept-language': 'zh-HK' })).toBe('/zh-hk');
  expect(door('/', { ...typed, 'accept-language': 'en-GB,ja;q=0.5' })).toBeNull();
  expect(door('/', { ...typed, 'accept-language': 'fr' })).toBeNull();
  expect(door('/', typed)).toBeNull();
});

test('the language that was chosen last comes first', () => {
  expect(door('/', { ...typed, ...japanese, cookie: 'locale=en' })).toBeNull();
  expect(door('/', { ...typed, ...japanese, cookie: 'locale=zh-hk' })).toBe('/zh-hk');
});

test('a bookmark that names no language opens in the one that was chosen last, with its query', () => {
  const chosen = { ...typed, cookie: 'locale=ja' };
  expect(door('/lounges', chosen)).toBe('/ja/lounges');
  expect(door('/lounges', { ...chosen, cookie: 'locale=zh-hk' })).toBe('/zh-hk/lounges');
  for (const path of ['/ja/lounges', '/zh-hk/lounges', '/zh-hk'])
    expect(door(path, chosen)).toBeNull();
  expect(door('/lounges', { ...typed, cookie: 'locale=en' })).toBeNull();
  expect(door('/lounges', { ...chosen, 'sec-fetch-site': 'same-origin' })).toBeNull();
  const url = new URL('https://www.magnolia.example/flightStatus?by=route');
  const answer = needsLocaleRedirect(new Request(url, { headers: chosen }), url);
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get('location')).toBe('/ja/flightStatus?by=route');
  expect(answer?.headers.get('cache-control')).toBe('private, no-store');
  expect(answer?.headers.get('vary')).toContain('Cookie');
  expect(
    localeRedirect(new Request(url, { method: 'POST', headers: chosen }), '/order'),
  ).toBeNull();
});

test('an address that names a page, a link within the site and a search engine stay in the language of the address', () => {
  expect(door('/lounges', { ...typed, ...japanese })).toBeNull();
  expect(door('/', { 'sec-fetch-site': 'same-origin', ...japanese })).toBeNull();
  expect(door('/', japanese)).toBeNull();
});
