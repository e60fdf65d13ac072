import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import {
  type JourneyReport,
  slowest,
  slowFiles,
  slowJourneys,
  type Timed,
  type UnitReport,
} from './slowest.ts';

/**
 * `npm test`: every check in the order in which it is cheapest to fail, then the journeys in a browser. The last line says
 * how many tests passed and failed; a step without tests of its own counts as one. Before it stand the time of each step and
 * the ten slowest unit test files and journeys.
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

const STEPS: Step[] = [
  { script: 'check:format' },
  { script: 'build' },
  { script: 'check:types' },
  { script: 'check:unit', count: countUnits },
  { script: 'test:journeys', count: countJourneys },
];

function run({ script, count }: Step): Count {
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  const ok = status === 0;
  try {
    const counted = count?.() ?? { passed: Number(ok), failed: Number(!ok) };
    return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const times: Timed[] = [];
const total: Count = { passed: 0, failed: 0 };
for (const step of STEPS) {
  const startedAt = performance.now();
  const { passed, failed } = run(step);
  times.push({ name: step.script, seconds: (performance.now() - startedAt) / 1000 });
  total.passed += passed;
  total.failed += failed;
  // Later steps build on what these make.
  if (failed > 0 && !step.count) break;
}

/** Nothing where a step did not come to its report. */
function timesIn<Report>(name: string, read: (report: Report) => Timed[]): Timed[] {
  try {
    return read(readReport(name) as Report);
  } catch {
    return [];
  }
}

const list = (title: string, timed: readonly Timed[]) => {
  const lines = timed.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
  process.stdout.write(`${title}\n${lines.join('')}`);
};
list(
  'Slowest:',
  slowest([
    ...timesIn<UnitReport>('unit', slowFiles),
    ...timesIn<JourneyReport>('journeys', slowJourneys),
  ]),
);
list('Steps:', times);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
