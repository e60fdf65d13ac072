import type { JobContext } from './job.ts';

/** One value of a figure, with its labels. */
export type MetricValue = {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

/**
 * A figure of business in `/metrics`. Reading it costs a bounded query, however much there is in
 * the database.
 */
export type Metric = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  read(context: JobContext): Promise<readonly MetricValue[]>;
};
