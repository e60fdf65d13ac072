import { expect, test } from 'vitest';
import { fetchFor, type GraphqlFetch } from './graphql-fetch.ts';

const QUESTION = '/graphql?documentId=sha256%3A1';
const pageOf = (headers: Record<string, string>, signal?: AbortSignal) =>
  new Request('https://www.magnolia.example/ja/account', { headers, ...(signal && { signal }) });

test('a page asks as its visitor: with the cookies and the address, and with headers of its own', async () => {
  const asked: [Request, string][] = [];
  const ask: GraphqlFetch = async (...question) => {
    asked.push(question);
    return Response.json({ data: null });
  };
  const page = pageOf({ cookie: 'session=mei', 'x-device-fingerprint': 'f-1', 'x-other': 'no' });
  const fetch = fetchFor(page, '203.0.113.9', ask, []);
  await fetch(QUESTION, { headers: { accept: 'application/json', 'x-device-fingerprint': 'f-2' } });
  const [[request, address] = []] = asked;
  expect(address).toBe('203.0.113.9');
  expect(request?.url).toBe(`https://www.magnolia.example${QUESTION}`);
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    accept: 'application/json',
    cookie: 'session=mei',
    'x-device-fingerprint': 'f-2',
  });
});

test('it reads the response, and its visitor gets the cookies', async () => {
  const headers = { 'set-cookie': 'session=new; HttpOnly' };
  const cookies: string[] = [];
  const ask: GraphqlFetch = async () => new Response('{"data":{"a":1}}', { headers });
  const answer = await fetchFor(pageOf({}), '', ask, cookies)(QUESTION);
  expect([answer.status, answer.ok, await answer.json()]).toEqual([200, true, { data: { a: 1 } }]);
  expect(cookies).toEqual(['session=new; HttpOnly']);
});

test('a visitor who leaves the page leaves its questions, and a question can end alone', async () => {
  const [visit, question] = [new AbortController(), new AbortController()];
  const signals: AbortSignal[] = [];
  const ask: GraphqlFetch = async ({ signal }) => {
    signals.push(signal);
    return Response.json({ data: null });
  };
  const fetch = fetchFor(pageOf({}, visit.signal), '', ask, []);
  await fetch(QUESTION);
  await fetch(QUESTION, { signal: question.signal });
  const ended = () => signals.map(({ aborted }) => aborted);
  question.abort();
  expect(ended()).toEqual([false, true]);
  visit.abort();
  expect(ended()).toEqual([true, true]);
});
