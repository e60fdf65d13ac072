import { expect, it } from 'vitest';
import { keptAs } from './kept-as.ts';

const PAGES = [
  { path: '/', handle: { messages: [], kept: { reads: ['from', 'to'] } } },
  { path: '/lounges', handle: { messages: [], kept: { reads: [] } } },
  { path: '/order/flightOrderDetail', handle: { messages: [], unlisted: true } },
];
const asked = (address: string, init: RequestInit = {}) =>
  keptAs(new Request(`https://www.magnolia.example${address}`, init), PAGES);

it('a page that says so may be kept, each language for itself', () => {
  expect(asked('/')).toBe('/');
  expect(asked('/ja')).toBe('/ja');
  expect(asked('/zh-hk/lounges')).toBe('/zh-hk/lounges');
});

it('a query that the page does not read leaves it the same for everyone', () => {
  expect(asked('/lounges?x=1')).toBe('/lounges');
  expect(asked('/ja?utm_source=mail&utm_campaign=2026')).toBe('/ja');
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

it('the home page is not, where it redirects to another language', () => {
  const headers = { 'sec-fetch-site': 'none', cookie: 'locale=ja' };
  expect(asked('/', { headers })).toBeNull();
  expect(asked('/zh-hk', { headers })).toBe('/zh-hk');
  const japanese = { 'sec-fetch-site': 'none', 'accept-language': 'ja,en;q=0.8' };
  expect(asked('/', { headers: japanese })).toBeNull();
  expect(asked('/lounges', { headers: japanese })).toBe('/lounges');
});
