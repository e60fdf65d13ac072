import { expect, it } from 'vitest';
import { keptAs } from './kept-as.ts';

const PAGES = [
  { path: '/', handle: { messages: [], kept: true } },
  { path: '/lounges', handle: { messages: [], kept: true } },
  { path: '/order/flightOrderDetail', handle: { messages: [], unlisted: true } },
];
const asked = (address: string, init: RequestInit = {}) =>
  keptAs(new Request(`https://www.magnolia.example${address}`, init), PAGES);

it('a page that says so may be kept, each language for itself', () => {
  expect(asked('/')).toBe('/');
  expect(asked('/ja')).toBe('/ja');
  expect(asked('/zh-hk/lounges')).toBe('/zh-hk/lounges');
});

it('no other page may, nor one with a query, another spelling or another method', () => {
  expect(asked('/order/flightOrderDetail')).toBeNull();
  expect(asked('/?from=PVG')).toBeNull();
  expect(asked('/lounges/')).toBeNull();
  expect(asked('/LOUNGES')).toBeNull();
  expect(asked('/xx')).toBeNull();
  expect(asked('/lounges', { method: 'POST' })).toBeNull();
});

it('the front door is not, where it leads to another language', () => {
  const headers = { 'sec-fetch-site': 'none', cookie: 'locale=ja' };
  expect(asked('/', { headers })).toBeNull();
  expect(asked('/zh-hk', { headers })).toBe('/zh-hk');
});
