import type { GraphQLSchema } from 'graphql';
import type { Database } from '#gateway/database/database.ts';
import { clientReleasesRepository } from '#gateway/graphql/persisted-queries/clients/client-releases.repository.ts';
import { SITE } from '#gateway/graphql/persisted-queries/clients/known-clients.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import {
  documentUsageRepository,
  USAGE_DAYS,
} from '#gateway/graphql/persisted-queries/usage/document-usage.repository.ts';
import { fieldUsage } from '#gateway/graphql/persisted-queries/usage/field-usage.ts';
import { readTeams } from '#gateway/upstreams/read-teams.ts';
import type { Takeover } from './answered-by.ts';
import { type Coverage, coverageOf } from './coverage.ts';

/** The services that serve some visitors now. */
export const takenOver = (folder: string | null): Takeover[] =>
  folder ? readTeams(folder).filter(({ percent }) => percent > 0) : [];

const site = () => ({ app: SITE.app, texts: Object.values(readOwnManifest()) });

/** How the mock covers a schema: recipes answer all of it, and nothing is counted. */
export const mockCoverage = (schema: GraphQLSchema): Coverage =>
  coverageOf({ schema, takeovers: [], apps: [site()], uses: [] });

/**
 * How the schema is covered now: by the documents of this release and of apps, and by what was
 * counted.
 * @param upstreams the folder of the services that have taken fields over; null: there are none
 */
export async function readCoverage(
  db: Database,
  schema: GraphQLSchema,
  upstreams: string | null,
): Promise<Coverage> {
  const usage = documentUsageRepository(db);
  const [releases, uses, texts] = await Promise.all([
    clientReleasesRepository(db).all(),
    usage.since(USAGE_DAYS),
    usage.texts(),
  ]);
  const apps = releases
    .filter(({ retiredAt }) => retiredAt === null)
    .map(({ app, version, documents }) => ({
      app: `${app} ${version}`,
      texts: Object.values(documents),
    }));
  return coverageOf({
    schema,
    takeovers: takenOver(upstreams),
    apps: [site(), ...apps],
    uses: fieldUsage(uses, texts, schema),
  });
}
