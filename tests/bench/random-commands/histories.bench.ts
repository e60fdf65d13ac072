import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Row } from '#tests/bench/table.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TEST = 'gateway/modules/check-in/histories/check-in-histories.test.ts';
const COMMANDS_EACH = 100;
/**
 * Each part has a process and a database of its own, so that none grows and what has passed is
 * known.
 */
const PARTS = 8;
const HISTORIES_EACH = 25;
/**
 * On a machine that does other work beside, a part takes its time; one that takes longer has
 * failed.
 */
const PART_MINUTES = 20;
const HISTORY_SECONDS = 600;

const runPart = (part: number) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', TEST],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        HISTORIES: String(HISTORIES_EACH),
        HISTORIES_AFTER: String(part * HISTORIES_EACH),
        HISTORY_SECONDS: String(HISTORY_SECONDS),
      },
      timeout: PART_MINUTES * 60_000,
    },
  );
  const failed = stdout.split('\n').filter((line) => /^\s*×/.test(line));
  return { passed: status === 0, failed };
};

/**
 * Histories of seats and check-in in PostgreSQL against the plain model, over ten times as many as
 * with every change, and the seeded bugs.
 */
export function benchHistories(): Row[] {
  const begun = performance.now();
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const ran = runPart(part);
    process.stdout.write(`  part ${part + 1} of ${PARTS}: ${ran.passed ? 'agrees' : 'differs'}\n`);
    return ran;
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  const agreed = parts.filter(({ passed }) => passed).length * HISTORIES_EACH * COMMANDS_EACH;
  return [
    {
      name: 'commands that agree with the plain model, seeded bugs found',
      value: `${agreed.toLocaleString('en')} commands`,
      note: [`${seconds} s`, ...parts.flatMap(({ failed }) => failed)].join('; '),
      holds: parts.every(({ passed }) => passed),
    },
  ];
}
