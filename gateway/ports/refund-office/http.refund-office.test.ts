import { afterAll, beforeEach, expect, test } from 'vitest';
import { type JsonAnswer, startJsonServer } from '#tests/support/outage/json-server.ts';
import { httpRefundOffice } from './http.refund-office.ts';

const id = '01a2e393-2100-7963-bf0a-331356095b7f';
let answer: JsonAnswer;
const server = await startJsonServer(() => answer);
afterAll(server.refuse);
beforeEach(() => {
  server.questions.length = 0;
});
const system = { url: server.url, key: 'the key of the airline' };
const office = httpRefundOffice(system);

test.each([
  ['nothing yet', null, null],
  ['an approval', { approved: true }, { approved: true }],
  [
    'a rejection without a note',
    { approved: false, rejection: { code: 'PROOF_UNREADABLE' } },
    { approved: false, rejection: { code: 'PROOF_UNREADABLE', note: null } },
  ],
])('the office answers with %s', async (_what, decision, expected) => {
  answer = { body: { decision } };
  expect(await office.decisionOn(id)).toEqual(expected);
  expect(server.questions).toMatchObject([{ method: 'GET', path: `/api/decisions/${id}` }]);
});

test('the office forgets requests that ended, and is not asked to forget none', async () => {
  answer = { body: { forgotten: 1 } };
  await office.forget([]);
  await office.forget([id]);
  expect(server.questions).toMatchObject([
    { method: 'POST', path: '/api/decisions/forget', body: { refundIds: [id] } },
  ]);
});

test.each([
  ['has no page for a request', { status: 404, body: {} }, { message: /answered 404/ }],
  [
    'rejects for a reason that travellers are not told',
    { body: { decision: { approved: false, rejection: { code: 'OTHER' } } } },
    { message: /cannot be read at decision.rejection.code/ },
  ],
])('an office that %s is away: the request waits', async (_how, given, { message }) => {
  answer = given;
  await expect(office.decisionOn(id)).rejects.toMatchObject({
    port: 'refund office',
    message: expect.stringMatching(message),
  });
});

test('an office that says nothing in time is away', async () => {
  answer = 'silence';
  const hurried = httpRefundOffice({ ...system, timeoutMilliseconds: 150 });
  await expect(hurried.decisionOn(id)).rejects.toMatchObject({ port: 'refund office', late: true });
});

test('an office that refuses connections is away', async () => {
  const gone = await startJsonServer(() => answer);
  await gone.refuse();
  await expect(httpRefundOffice({ ...system, url: gone.url }).decisionOn(id)).rejects.toMatchObject(
    {
      port: 'refund office',
      cause: { code: 'ECONNREFUSED' },
    },
  );
});
