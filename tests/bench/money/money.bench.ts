import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Row } from '#tests/bench/table.ts';
import { moneyVerdict } from './money-verdict.ts';

const HISTORIES = 1_000;
const TEST = 'tests/contract/money/money-histories.test.ts';
/** Where tests/vitest.config.ts lets every run write what came of it. */
const REPORT = '.cache/reports/unit.json';

/**
 * The random histories of the contract test on the real gateway, the sandbox provider and a
 * database, more of them than in each run.
 */
export async function benchMoney(): Promise<Row[]> {
  const began = performance.now();
  // one of an earlier run says nothing about this one
  await rm(REPORT, { force: true });
  const run = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', TEST],
    {
      env: { ...process.env, MONEY_HISTORIES: String(HISTORIES) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => run.once('exit', resolve));
  const output = await text(run.stdout);
  const passed = (await ended) === 0;
  const report = await readFile(REPORT, 'utf8').then(JSON.parse, () => null);
  const seconds = Math.round((performance.now() - began) / 1_000);
  return [
    {
      name: `${HISTORIES} histories of flights, seats, changes, refunds, extras and points`,
      value: moneyVerdict(report, passed),
      note: `${seconds} s, with two controls that must be found`,
      holds: passed,
    },
    ...(passed ? [] : [{ name: 'what was found', value: '', note: output.slice(-4_000) }]),
  ];
}
