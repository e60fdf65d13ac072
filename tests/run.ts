import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readArguments } from '#gateway/command-help.ts';
import { type JourneyResults, journeyOutcome, type UnitResults, unitOutcome } from './failures.ts';
import {
  type JourneyReport,
  slowest,
  slowFiles,
  slowJourneys,
  type Timed,
  type UnitReport,
} from './slowest.ts';

/**
 * `npm test`: every check in the order in which it is cheapest to fail, then the journeys in a
 * browser. Steps of one line run side by side: a build and the start of the unit tests leave a core
 * idle. The last line says how many tests passed and failed; a step without tests of its own counts
 * as one. Before it stand the ten slowest unit test files and journeys, the time of each step, and
 * the names of the tests that failed or passed only at the second attempt.
 */
const REPORTS = '.cache/reports';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  script: string;
  count?: () => Count;
}

const readReport = (name: string): unknown =>
  JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));

function countUnits(): Count {
  const report = readReport('unit') as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countJourneys(): Count {
  const { stats } = readReport('journeys') as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

const STEPS: Step[][] = [
  [{ script: 'check:format' }, { script: 'build' }],
  [{ script: 'check:types' }, { script: 'check:unit', count: countUnits }],
  [{ script: 'test:journeys', count: countJourneys }],
];

async function run({ script, count }: Step): Promise<Count> {
  const [status] = await once(
    spawn('npm', ['run', '--silent', script], { stdio: 'inherit' }),
    'exit',
  );
  const ok = status === 0;
  try {
    const counted = count?.() ?? { passed: Number(ok), failed: Number(!ok) };
    return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

readArguments({
  usage: 'npm test',
  does: 'Everything that CI runs: format, build, types, unit and contract tests, journeys in a browser.',
  example: 'npm test',
});
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const times: Timed[] = [];
const total: Count = { passed: 0, failed: 0 };
for (const steps of STEPS) {
  const startedAt = performance.now();
  const done = await Promise.all(
    steps.map(async (step) => {
      const { passed, failed } = await run(step);
      times.push({ name: step.script, seconds: (performance.now() - startedAt) / 1000 });
      total.passed += passed;
      total.failed += failed;
      return failed === 0 || step.count !== undefined;
    }),
  );
  // Later steps build on what these make.
  if (done.includes(false)) break;
}

/** Nothing where a step did not come to its report. */
function read<Report, Line>(name: string, lines: (report: Report) => Line[]): Line[] {
  try {
    return lines(readReport(name) as Report);
  } catch {
    return [];
  }
}

function print(title: string, lines: readonly string[]) {
  if (lines.length > 0) process.stdout.write([title, ...lines, ''].join('\n'));
}
const timed = (all: readonly Timed[]) =>
  all.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);

print(
  'Slowest:',
  timed(
    slowest([
      ...read<UnitReport, Timed>('unit', slowFiles),
      ...read<JourneyReport, Timed>('journeys', slowJourneys),
    ]),
  ),
);
print('Steps:', timed(times));
const outcomes = [
  ...read('unit', (report: UnitResults) => [unitOutcome(report)]),
  ...read('journeys', (report: JourneyResults) => [journeyOutcome(report)]),
];
print(
  'Passed at the second attempt only:',
  outcomes.flatMap(({ flaky }) => flaky),
);
print(
  'Failed:',
  outcomes.flatMap(({ failed }) => failed),
);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
