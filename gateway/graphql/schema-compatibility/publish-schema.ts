import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { readArguments } from '#gateway/command-help.ts';
import { MIGRATIONS } from '#gateway/database/migrations.ts';
import { PUBLISHED_FILE } from '#gateway/graphql/executable-schema.ts';
import { readAppManifests } from '#gateway/graphql/persisted-queries/clients/app-manifests.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import {
  misfits,
  RELEASES,
  readReleases,
  writeRelease,
} from '#gateway/graphql/persisted-queries/release-manifests.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { changesBetween, logChanges } from './change-log.ts';
import { printForComparison, readPresentSchema, readPublishedSchema } from './published-schema.ts';
import { schemaChanges } from './schema-changes.ts';

/** Documents of a release are answered for so many days after its last start. */
const LIVE_DAYS = 90;

const { values } = readArguments(
  {
    usage: 'npm run publish:schema -- [--breaking]',
    does: 'Writes the schema, the documents and the list of migrations of a release. Names what would break a client, and stops there.',
    takes: { '--breaking': 'publish what breaks clients all the same' },
    example: 'npm run publish:schema',
  },
  { breaking: { type: 'boolean' } },
);
const onPurpose = values.breaking === true;
const present = readPresentSchema();
const now = new Date();
const today = now.toISOString().slice(0, 10);
const { breaking, dangerous, ended } = existsSync(PUBLISHED_FILE)
  ? schemaChanges(readPublishedSchema(), present, today)
  : { breaking: [], dangerous: [], ended: [] };

for (const change of ended) process.stdout.write(`ended as announced: ${change}\n`);
for (const change of dangerous) process.stdout.write(`take care: ${change}\n`);
for (const change of breaking) process.stdout.write(`breaks: ${change}\n`);
const broken = readAppManifests().flatMap(({ name, manifest }) =>
  misfits(manifest, present).map((misfit) => `${name}, ${misfit}`),
);
for (const misfit of broken) process.stdout.write(`breaks an app: ${misfit}\n`);
if (breaking.length + broken.length > 0 && !onPurpose) {
  console.error('Deprecate instead, or publish with: npm run publish:schema -- --breaking');
  process.exit(1);
}

const oldest = addDays(today, -LIVE_DAYS);
for (const { name, manifest } of readReleases())
  if (name.slice(0, 10) < oldest || (onPurpose && misfits(manifest, present).length > 0))
    rmSync(new URL(`${name}.json`, RELEASES));

if (existsSync(PUBLISHED_FILE)) logChanges(changesBetween(readPublishedSchema(), present, today));
writeRelease(readOwnManifest(), today);
writeFileSync(PUBLISHED_FILE, printForComparison(present));
writeFileSync(
  new URL('../../database/released-migrations.json', import.meta.url),
  `${JSON.stringify(Object.keys(MIGRATIONS), null, 2)}\n`,
);
