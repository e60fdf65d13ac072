import { expect, test } from 'vitest';
import { resultOf } from '#gateway/conformance/conform.ts';
import { linesOf } from '#gateway/conformance/report.ts';
import { createRun } from '#gateway/conformance/run.ts';
import { wholeContract } from '#gateway/conformance/scope.ts';
import { allStatements } from '#gateway/conformance/statements.ts';
import { demoEndpoint } from '#tests/support/conformance/demo-endpoint.ts';
import { testGateway } from '#tests/support/gateway.ts';

const run = createRun(await demoEndpoint(await testGateway()), wholeContract());
const statements = await allStatements();

/** A demo scenario takes a while to make, on a machine that does other work. */
const PATIENCE = 120_000;

/** What the demo has nothing of, by which it would show. */
const NOT_SHOWN = [
  'what it takes fits the contract',
  'an error of a field says its path, which leads to null or above it',
];

test.each(statements)(
  'the demo keeps: $name',
  async (statement) => {
    const result = await resultOf(statement, run);
    const expected = NOT_SHOWN.includes(statement.name) ? 'NOT_APPLICABLE' : 'PASSED';
    expect(result.outcome, linesOf(result).join('\n')).toBe(expected);
  },
  PATIENCE,
);
