import { documentUsageRepository } from '#gateway/graphql/persisted-queries/usage/document-usage.repository.ts';
import type { Sweep } from './job.ts';

/** Two years show what an app still uses that is opened once a season. */
const DAYS = 731;

/** Counts of requests by document and day, which are about no person. */
export const sweepDocumentUsage: Sweep = {
  name: 'document usage',
  run: ({ db }) => documentUsageRepository(db).deleteBefore(DAYS),
};
