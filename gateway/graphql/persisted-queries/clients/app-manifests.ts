import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Manifest } from '#gateway/graphql/persisted-queries/published-documents.ts';
import type { ClientRelease } from './client-releases.repository.ts';

/**
 * The documents of apps whose versions are in use, `<app>@<version>.json` each: what a change of
 * the schema is tried on without a database.
 */
const APPS = new URL('../apps/', import.meta.url);

const filesOfApps = (folder: URL): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];

/** The documents of apps; `name` is the app and its version. */
export const readAppManifests = (
  folder = APPS,
): { readonly name: string; readonly manifest: Manifest }[] =>
  filesOfApps(folder)
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -'.json'.length).replace('@', ' '),
      manifest: JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    }));

/** Writes a file for each version that is answered, and removes the others. */
export function saveAppManifests(releases: readonly ClientRelease[], folder = APPS): string[] {
  for (const file of filesOfApps(folder)) rmSync(new URL(file, folder));
  const live = releases.filter(({ retiredAt }) => retiredAt === null);
  if (live.length > 0) mkdirSync(folder, { recursive: true });
  return live.map(({ app, version, documents }) => {
    const file = `${app}@${version}.json`;
    writeFileSync(new URL(file, folder), `${JSON.stringify(documents, null, 2)}\n`);
    return `saved ${file}`;
  });
}
