import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import type { Database } from '#gateway/database/database.ts';
import { misfits } from '#gateway/graphql/persisted-queries/release-manifests.ts';
import { documentUsageRepository } from '#gateway/graphql/persisted-queries/usage/document-usage.repository.ts';
import { fieldUsage } from '#gateway/graphql/persisted-queries/usage/field-usage.ts';
import { saveAppManifests } from './app-manifests.ts';
import { readClientManifest, UnusableManifest } from './client-manifest.ts';
import {
  type ClientReleases,
  clientReleasesRepository,
  PublishedOtherwise,
} from './client-releases.repository.ts';

/** What a command says, and whether it did what it was asked for. */
type Said = { readonly lines: readonly string[]; readonly failed?: true };

const USAGE: Said = {
  failed: true,
  lines: [
    'npm run documents -- publish <app> <version> <manifest>',
    'npm run documents -- retire <app> <version>',
    'npm run documents -- list',
    'npm run documents -- usage [days]',
    'npm run documents -- save',
  ],
};

const APP = /^[a-z0-9][a-z0-9._-]{0,63}$/;
const VERSION = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$/;
/** These names are counted for who publishes nothing. */
const TAKEN = ['site', 'unnamed', 'other'];
const DAYS = 90;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Carries out `npm run documents`, on the database of the gateways and the schema of this tree. */
export async function runDocumentsCommand(
  [command, ...given]: readonly string[],
  db: Database,
  schema: GraphQLSchema,
): Promise<Said> {
  const releases = clientReleasesRepository(db);
  const [app = '', version = '', file = ''] = given;
  switch (command) {
    case 'publish':
      return app && version && file ? publish(releases, schema, { app, version, file }) : USAGE;
    case 'retire': {
      if (!app || !version) return USAGE;
      const retired = await releases.retire(app, version);
      return retired
        ? { lines: [`${app} ${version} is retired: every gateway stops within half a minute.`] }
        : { failed: true, lines: [`There is no ${app} ${version}.`] };
    }
    case 'list':
      return { lines: await listed(releases, schema) };
    case 'usage':
      return { lines: await used(db, schema, Number(app || DAYS)) };
    case 'save':
      return { lines: saveAppManifests(await releases.all()) };
    default:
      return USAGE;
  }
}

type Published = { readonly app: string; readonly version: string; readonly file: string };

async function publish(
  releases: ClientReleases,
  schema: GraphQLSchema,
  { app, version, file }: Published,
): Promise<Said> {
  if (!APP.test(app) || TAKEN.includes(app))
    return { failed: true, lines: [`"${app}" is no name of an app: ${APP.source}, not ${TAKEN}.`] };
  if (!VERSION.test(version))
    return { failed: true, lines: [`"${version}" is no version: ${VERSION.source}`] };
  try {
    const documents = readClientManifest(JSON.parse(readFileSync(file, 'utf8')), schema);
    await releases.publish(app, version, documents);
    const count = Object.keys(documents).length;
    return { lines: [`${app} ${version}: ${count} documents, answered by every gateway now.`] };
  } catch (fault) {
    const isRefusal =
      fault instanceof UnusableManifest ||
      fault instanceof PublishedOtherwise ||
      fault instanceof SyntaxError;
    if (!isRefusal) throw fault;
    return { failed: true, lines: [`${file} is not published:`, fault.message] };
  }
}

async function listed(releases: ClientReleases, schema: GraphQLSchema): Promise<string[]> {
  const all = await releases.all();
  return all.flatMap(({ app, version, documents, publishedAt, retiredAt }) => [
    [
      `${app} ${version}`,
      `${Object.keys(documents).length} documents`,
      `published ${dayOf(publishedAt)}`,
      ...(retiredAt ? [`retired ${dayOf(retiredAt)}`] : []),
    ].join(', '),
    ...(retiredAt ? [] : misfits(documents, schema).map((misfit) => `  not answered: ${misfit}`)),
  ]);
}

async function used(db: Database, schema: GraphQLSchema, days: number): Promise<string[]> {
  const usage = documentUsageRepository(db);
  const fields = fieldUsage(await usage.since(days), await usage.texts(), schema);
  return fields.map(({ coordinate, requests, lastDay, clients, operations }) =>
    [coordinate, requests, lastDay, clients.join(', '), operations.join(', ')].join('\t'),
  );
}
