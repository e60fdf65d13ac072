import {
  documentUsageRepository,
  USAGE_DAYS,
} from '#gateway/graphql/persisted-queries/usage/document-usage.repository.ts';
import type { Sweep } from './job.ts';

/** Counts of requests by document and day, which are about no person. */
export const cleanupDocumentUsage: Sweep = {
  name: 'document usage',
  run: ({ db }) => documentUsageRepository(db).deleteBefore(USAGE_DAYS),
};
