import { expect, it } from 'vitest';
import { pageCacheKey } from './page-cache-key.ts';

const PAGES = [
  { path: '/', handle: { messages: [], kept: { reads: ['from', 'to'] } } },
  { path: '/lounges', handle: { messages: [], kept: { reads: [] } } },
  { path: '/order/flightOrderDetail', handle: { messages: [], unlisted: true } },
];
const asked = (address: string, init: RequestInit = {}) =>
  pageCacheKey(new Request(`https://www.magnolia.example${address}`, init), PAGES);
const pathOf = (address: string) => asked(address)?.path;

it('a page that says so may be kept, each language for itself', () => {
  expect(pathOf('/')).toBe('/');
  expect(pathOf('/ja')).toBe('/ja');
  expect(pathOf('/zh-hk/lounges')).toBe('/zh-hk/lounges');
});

it('a query that the page does not read leaves it the same for everyone', () => {
  expect(pathOf('/lounges?x=1')).toBe('/lounges');
  expect(pathOf('/ja?utm_source=mail&utm_campaign=2026')).toBe('/ja');
  expect(asked('/?utm_source=mail&from=PVG')).toBeNull();
});

it('no other page may, nor one with a query that it reads, another spelling or another method', () => {
  expect(asked('/order/flightOrderDetail')).toBeNull();
  expect(asked('/?from=PVG')).toBeNull();
  expect(asked('/lounges/')).toBeNull();
  expect(asked('/LOUNGES')).toBeNull();
  expect(asked('/xx')).toBeNull();
  expect(asked('/lounges', { method: 'POST' })).toBeNull();
});

it('no page is, where it redirects to another language', () => {
  const headers = { 'sec-fetch-site': 'none', cookie: 'locale=ja' };
  expect(asked('/', { headers })).toBeNull();
  expect(asked('/zh-hk', { headers })?.path).toBe('/zh-hk');
  expect(asked('/lounges', { headers })).toBeNull();
  const japanese = { 'sec-fetch-site': 'none', 'accept-language': 'ja,en;q=0.8' };
  expect(asked('/', { headers: japanese })).toBeNull();
  expect(asked('/lounges', { headers: japanese })?.path).toBe('/lounges');
});

it('it is kept for each colour mode, and for nothing else of a visitor', () => {
  const cookieFor = (cookie: string) => asked('/lounges', { headers: { cookie } })?.cookie;
  expect(cookieFor('locale=ja; colour-mode=dark; a=1')).toBe('colour-mode=dark');
  expect(cookieFor('colour-mode=pink')).toBe('colour-mode=system');
  expect(asked('/lounges')?.cookie).toBe('colour-mode=system');
});
