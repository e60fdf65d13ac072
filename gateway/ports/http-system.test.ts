import * as v from 'valibot';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type JsonAnswer, startJsonServer } from '#tests/support/outage/json-server.ts';
import { askOverHttp } from './http-system.ts';
import { PortUnavailable } from './port-unavailable.ts';

let answer: JsonAnswer;
const server = await startJsonServer(() => answer);
afterAll(server.refuse);
beforeEach(() => {
  answer = { body: { decided: true, more: 1 } };
  server.questions.length = 0;
});

const schema = v.object({ decided: v.boolean() });
const system = { url: server.url, key: 'the key of the airline' };
const ask = askOverHttp('the office', system);
const faultOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (fault: unknown) => fault,
  );

test('a question goes below the address of the system, with the key, and its answer is read', async () => {
  expect(await ask({ path: 'decisions/7' }, schema)).toEqual({ decided: true });
  await ask({ path: 'decisions', body: { id: '7' } }, schema);
  const authorization = 'Bearer the key of the airline';
  expect(server.questions).toEqual([
    { method: 'GET', path: '/api/decisions/7', authorization, body: null },
    { method: 'POST', path: '/api/decisions', authorization, body: { id: '7' } },
  ]);
});

test('a system that says nothing is away when its time is over', async () => {
  answer = 'silence';
  const hurried = askOverHttp('the office', { ...system, timeoutMilliseconds: 150 });
  expect(await faultOf(hurried({ path: 'x' }, schema))).toMatchObject({
    name: 'PortUnavailable',
    port: 'the office',
    late: true,
    message: 'the office: no answer within 150 ms',
  });
});

test.each([
  ['a fault of its own', { status: 503, body: {} }, /answered 503$/],
  ['a refusal of the key', { status: 401, body: {} }, /answered 401$/],
  ['no JSON', { body: '<html>' }, /^the office: no answer \(SyntaxError/],
  ['another shape', { body: { decided: 'yes' } }, /cannot be read at decided$/],
])('%s is an outage of the port, which says what came', async (_what, given, message) => {
  answer = given;
  const fault = await faultOf(ask({ path: 'x' }, schema));
  expect(fault).toBeInstanceOf(PortUnavailable);
  expect(fault).toMatchObject({ message: expect.stringMatching(message), late: false });
});

test('a system that is not there is an outage with the code of the connection', async () => {
  const gone = await startJsonServer(() => answer);
  await gone.refuse();
  const asked = askOverHttp('the office', { url: gone.url, key: 'key' })({ path: 'x' }, schema);
  expect(await faultOf(asked)).toMatchObject({
    port: 'the office',
    late: false,
    message: 'the office: no answer (ECONNREFUSED)',
    cause: { code: 'ECONNREFUSED' },
  });
});
