import { afterAll, expect, test } from 'vitest';
import { httpRefundOffice } from '#gateway/ports/refund-office/http.refund-office.ts';
import {
  type JsonAnswer,
  type JsonQuestion,
  startJsonServer,
} from '#tests/support/outage/json-server.ts';
import { runCases } from './port-case.ts';
import { observeRefundOffice, REFUND_OFFICE_CASES } from './refund-office.cases.ts';

const DECIDED = 'a-request-that-is-decided';

/** An office that keeps the contract of the wire. */
function sound({ path }: JsonQuestion): JsonAnswer {
  if (path.endsWith('/forget')) return { body: { forgotten: 0 } };
  return { body: { decision: path.endsWith(DECIDED) ? { approved: true } : null } };
}
let answer = sound;
const server = await startJsonServer((question) => answer(question));
afterAll(server.refuse);
const office = httpRefundOffice({ url: server.url, key: 'the key of the airline' });

const outcomes = async (refundIds: readonly string[]) =>
  runCases(REFUND_OFFICE_CASES, await observeRefundOffice(office, refundIds));
const broken = async () =>
  (await outcomes([DECIDED])).filter(({ outcome }) => outcome === 'BROKEN').map(({ name }) => name);

test('the reference adapter keeps every guarantee, and shows each where a request is named', async () => {
  answer = sound;
  expect((await outcomes([DECIDED])).map(({ outcome }) => outcome)).toEqual(
    REFUND_OFFICE_CASES.map(() => 'HOLDS'),
  );
  expect((await outcomes([])).map(({ outcome }) => outcome)).toContain('NOT_SHOWN');
});

test.each<[string, string, (question: JsonQuestion) => JsonAnswer]>([
  [
    'has no page for a request that it does not know',
    'of a request that it does not know nothing is decided',
    (question) => (question.path.endsWith(DECIDED) ? sound(question) : { status: 404, body: {} }),
  ],
  [
    'decides about what no one has asked',
    'of a request that it does not know nothing is decided',
    () => ({ body: { decision: { approved: true }, forgotten: 0 } }),
  ],
  [
    'tells a decision once',
    'the same request has the same decision again',
    (question) => {
      const times = server.questions.filter(({ path }) => path === question.path).length;
      return question.path.endsWith(DECIDED) && times > 1
        ? { body: { decision: null } }
        : sound(question);
    },
  ],
  [
    'cannot drop what it does not know',
    'what it does not know is dropped without a fault, two times too',
    (question) => (question.path.endsWith('/forget') ? { status: 404, body: {} } : sound(question)),
  ],
])('a seeded fault is named: an office that %s', async (_fault, name, faulty) => {
  server.questions.length = 0;
  answer = faulty;
  expect(await broken()).toContain(name);
});
