import path from 'node:path';

export interface Timed {
  name: string;
  seconds: number;
}

/** What is read of the report of unit tests. */
export interface UnitReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface Suite {
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}
/** What is read of the report of journeys. */
export interface JourneyReport {
  suites: Suite[];
}

const MOST = 10;

/** How long each file of unit tests took. */
export const slowFiles = ({ testResults }: UnitReport): Timed[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));

/** How long each journey took, with its repetitions. */
export const slowJourneys = ({ suites }: JourneyReport): Timed[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map(({ title, tests }) => {
      const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
      return { name: title, seconds: durations.reduce((sum, one) => sum + one, 0) / 1000 };
    }),
    ...slowJourneys({ suites: inner }),
  ]);

/** The ten that took longest, the longest first. */
export const slowest = (timed: readonly Timed[]): Timed[] =>
  timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST);
