import { expect, test } from 'vitest';
import { conform, resultOf } from '#gateway/conformance/conform.ts';
import { linesOf } from '#gateway/conformance/report.ts';
import { createRun } from '#gateway/conformance/run.ts';
import { wholeContract } from '#gateway/conformance/scope.ts';
import { allStatements } from '#gateway/conformance/statements.ts';
import { demoEndpoint } from '#tests/support/conformance/demo-endpoint.ts';
import { FAULTS_OF_ANSWERS } from '#tests/support/conformance/faults-of-answers.ts';
import { FAULTS_OF_COMMANDS } from '#tests/support/conformance/faults-of-commands.ts';
import { spoiledEndpoints } from '#tests/support/conformance/spoiled-endpoint.ts';
import { testGateway } from '#tests/support/gateway.ts';

const statements = await allStatements();
const spoiled = spoiledEndpoints(await demoEndpoint(await testGateway()));
const FAULTS = [...FAULTS_OF_ANSWERS, ...FAULTS_OF_COMMANDS];

function statementOf(name: string) {
  const statement = statements.find((one) => one.name === name);
  if (!statement) throw new Error(`no such statement: ${name}`);
  return statement;
}

test('the control: without a fault each of these statements holds', async () => {
  const run = createRun(spoiled({}), wholeContract());
  const names = new Set(FAULTS.map(([, , name]) => name));
  const results = await conform(run, [...names].map(statementOf));
  expect(results.filter(({ outcome }) => outcome !== 'PASSED').flatMap(linesOf)).toEqual([]);
}, 60_000);

test.each(FAULTS)(
  'a seeded fault is named: %s',
  async (_fault, spoil, name) => {
    const result = await resultOf(statementOf(name), createRun(spoiled(spoil), wholeContract()));
    expect(result.outcome, linesOf(result).join('\n')).toBe('FAILED');
  },
  60_000,
);
