import path from 'node:path';

/** What is read of the report of unit tests. */
export interface UnitResults {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface Suite {
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}
/** What is read of the report of journeys. */
export interface JourneyResults {
  suites: Suite[];
}

/** The names of tests, with their files. */
export interface Outcome {
  failed: string[];
  /** They failed at the first attempt and passed at the second. */
  flaky: string[];
}

/** A file that could not be loaded has no tests, and is named itself. */
export function unitOutcome({ testResults }: UnitResults): Outcome {
  const outcome: Outcome = { failed: [], flaky: [] };
  for (const { name, status, assertionResults } of testResults) {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const flaky = assertionResults.filter(
      (test) => test.status === 'passed' && test.failureMessages.length > 0,
    );
    outcome.failed.push(...failed.map(({ fullName }) => `${file} › ${fullName}`));
    outcome.flaky.push(...flaky.map(({ fullName }) => `${file} › ${fullName}`));
    if (status === 'failed' && failed.length === 0) outcome.failed.push(file);
  }
  return outcome;
}

export function journeyOutcome({ suites }: JourneyResults): Outcome {
  const specs = (suite: Suite): NonNullable<Suite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const named = (status: string) =>
    suites
      .flatMap(specs)
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file} › ${title}`);
  return { failed: named('unexpected'), flaky: named('flaky') };
}
