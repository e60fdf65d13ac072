import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Row } from '#tests/bench/table.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TEST = 'gateway/modules/check-in/histories/check-in-histories.test.ts';
const COMMANDS_EACH = 100;
const HISTORIES = 200;
/** After this it has failed, however far it came. */
const MINUTES = 40;

/** Histories of seats and check-in in PostgreSQL against the plain model, ten times as many as with every change, and the seeded bugs. */
export function benchHistories(): Row[] {
  const begun = performance.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', TEST],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, HISTORIES: String(HISTORIES) },
      timeout: MINUTES * 60_000,
    },
  );
  const failed = stdout.split('\n').filter((line) => /^\s*×/.test(line));
  const seconds = Math.round((performance.now() - begun) / 1000);
  return [
    {
      name: 'commands that agree with the plain model, seeded bugs found',
      value: `${(HISTORIES * COMMANDS_EACH).toLocaleString('en')} commands`,
      note: [`${seconds} s`, ...failed].join('; '),
      holds: status === 0,
    },
  ];
}
