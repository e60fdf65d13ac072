import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type GraphQLSchema, parse, validate } from 'graphql';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { hashOf } from './document-id.ts';
import type { Manifest } from './published-documents.ts';
import { operationNameOf } from './usage/fields-of-document.ts';

/**
 * The trusted documents of past releases that may still be open in a browser, a file each. Its name
 * is the day and the beginning of the hash of its content, so that no release of a day takes the
 * place of another one.
 */
export const RELEASES = new URL('releases/', import.meta.url);

/** A manifest with the name of its file. */
export type NamedManifest = { readonly name: string; readonly manifest: Manifest };

/** The manifests of past releases, the oldest first; `name` begins with the day. */
export const readReleases = (folder = RELEASES): NamedManifest[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      manifest: JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    }));

/**
 * Writes a release; one of the same content from an earlier day is replaced, as its documents are
 * in use again.
 */
export function writeRelease(manifest: Manifest, today: LocalDate, folder = RELEASES): void {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const content = hashOf(text).slice(0, 12);
  for (const { name } of readReleases(folder))
    if (name.endsWith(`-${content}`)) rmSync(new URL(`${name}.json`, folder));
  writeFileSync(new URL(`${today}-${content}.json`, folder), text);
}

/** Why documents do not fit a schema, each with the name of its operation. */
export const misfits = (manifest: Manifest, schema: GraphQLSchema): string[] => [
  ...new Set(
    Object.values(manifest).flatMap((text) =>
      validate(schema, parse(text)).map(({ message }) => `${operationNameOf(text)}: ${message}`),
    ),
  ),
];
