import { expect, test } from 'vitest';
import { frontDoor } from './front-door.ts';

const door = (pathname: string, headers: Record<string, string>) =>
  frontDoor(new Request(`https://www.magnolia.example${pathname}`, { headers }), pathname);
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

test('an address that names a page, a link within the site and a search engine stay in the language of the address', () => {
  expect(door('/lounges', { ...typed, ...japanese })).toBeNull();
  expect(door('/', { 'sec-fetch-site': 'same-origin', ...japanese })).toBeNull();
  expect(door('/', japanese)).toBeNull();
});
