import { expect, it } from 'vitest';
import { resultOf } from '#gateway/conformance/conform.ts';
import { EXAMPLE_STATEMENTS } from '#gateway/conformance/examples/examples.statements.ts';
import { linesOf } from '#gateway/conformance/report.ts';
import { createRun } from '#gateway/conformance/run.ts';
import { wholeContract } from '#gateway/conformance/scope.ts';
import { demoEndpoint } from '#tests/support/conformance/demo-endpoint.ts';
import { testGateway } from '#tests/support/gateway.ts';

const gateway = await testGateway();
const endpoint = await demoEndpoint(gateway);
const run = createRun(endpoint, wholeContract());

it('twelve visits of others leave enough for another one', async () => {
  for (let count = 0; count < 12; count += 1) await run.visit();
  // A code goes to one contact once a minute.
  await gateway.demoClock?.advance(2);
}, 120_000);

it.each(EXAMPLE_STATEMENTS)('after twelve visits of others: $name', async (statement) => {
  const result = await resultOf(statement, run);
  expect(result.outcome, linesOf(result).join('\n')).toBe('PASSED');
});

it('values are for the browser that asks, and are not stored', async () => {
  const response = await endpoint.fetch(new Request(endpoint.valuesUrl ?? ''));
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.getSetCookie()[0]).toContain('HttpOnly');
});
