import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { browserClient, forgetBrowserClient } from '#web/app/apollo/browser-client.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { keepAnswer, keptAnswer } from './whole-answers.ts';

interface Answer {
  serverNow: string;
}
const query = {
  __meta__: { hash: 'sha256:now', whole: true },
  ...parse('query Now { serverNow }', { noLocation: true }),
} as TypedDocumentNode<Answer, Record<string, number>>;

const inBrowser = new RouterContextProvider();

function gateway() {
  const fetch = vi.fn(async () => Response.json({ data: { serverNow: '2026-11-20T08:00:00Z' } }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
  forgetBrowserClient();
});

it('the same question is asked once, until it must be asked again', async () => {
  const fetch = gateway();
  const ask = (options = {}) => preload(inBrowser, query, { day: 1 }, options);
  const { data } = await ask();
  expect((await ask()).data).toBe(await data);
  expect(fetch).toHaveBeenCalledTimes(1);
  await ask({ fetchPolicy: 'network-only' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('answers of a guest are forgotten with the cache after a sign-in', async () => {
  const fetch = gateway();
  await preload(inBrowser, query, { day: 1 });
  await browserClient().clearStore();
  await preload(inBrowser, query, { day: 1 });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('a tab keeps the last thirty', () => {
  for (let day = 0; day <= 30; day += 1) keepAnswer(query, { day }, { serverNow: `${day}` });
  expect(keptAnswer(query, { day: 0 })).toBeUndefined();
  expect(keptAnswer(query, { day: 1 })).toEqual({ serverNow: '1' });
});
