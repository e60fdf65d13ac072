import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Row } from '#tests/bench/table.ts';

const HISTORIES = 1_000;
const TEST = 'tests/contract/money/money-histories.test.ts';

/** The random histories of the contract test on the real gateway, the sandbox provider and a database, more of them than in each run. */
export async function benchMoney(): Promise<Row[]> {
  const began = performance.now();
  const run = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', TEST],
    {
      env: { ...process.env, MONEY_HISTORIES: String(HISTORIES) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => run.once('exit', resolve));
  const report = await text(run.stdout);
  const holds = (await ended) === 0;
  const seconds = Math.round((performance.now() - began) / 1_000);
  return [
    {
      name: `${HISTORIES} histories of flights, seats, changes, refunds, extras and points`,
      value: holds ? 'the books close' : 'the books do not close',
      note: `${seconds} s, with two controls that must be found`,
      holds,
    },
    ...(holds ? [] : [{ name: 'what was found', value: '', note: report.slice(-4_000) }]),
  ];
}
