import { expect, test } from 'vitest';
import { createMockGateway } from '#gateway/app/mock-gateway.ts';
import { conform } from '#gateway/conformance/conform.ts';
import { linesOf } from '#gateway/conformance/report.ts';
import { createRun } from '#gateway/conformance/run.ts';
import { wholeContract } from '#gateway/conformance/scope.ts';
import { allStatements } from '#gateway/conformance/statements.ts';
import { EXAMPLE_VALUES } from '#gateway/mocks/example-values.ts';

const silent = { info() {}, warn() {}, error() {} };
/** A clock that moves with each look at it. */
let clock = Date.parse('2026-11-20T08:00:00Z');
function now() {
  clock += 7;
  return new Date(clock);
}

test('the mock keeps what can be seen of answers that are made up', async () => {
  const { fetch } = await createMockGateway({ documents: {}, log: silent, now });
  const endpoint = {
    url: 'http://mock.test/graphql',
    fetch: (request: Request) =>
      request.url.endsWith('.json') ? Response.json(EXAMPLE_VALUES) : fetch(request),
    valuesUrl: 'http://mock.test/demo/graphiql.json',
  };
  const statements = await allStatements();
  const results = await conform(createRun(endpoint, wholeContract()), statements);
  const failed = results.filter(({ outcome }) => outcome === 'FAILED');
  expect(failed.flatMap(linesOf)).toEqual([]);
  const why = results.flatMap((one) => (one.outcome === 'NOT_APPLICABLE' ? one.why : []));
  const live = statements.filter(({ isLive }) => isLive);
  expect(why.filter((one) => one === 'its answers are made up')).toHaveLength(live.length);
}, 120_000);
