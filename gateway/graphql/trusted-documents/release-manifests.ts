import { readdirSync, readFileSync } from 'node:fs';
import { type GraphQLSchema, parse, validate } from 'graphql';
import type { Manifest } from './published-documents.ts';

/** The trusted documents of past releases that may still be open in a browser, `<day>.json` each. */
export const RELEASES = new URL('releases/', import.meta.url);

/** The manifests of past releases, the oldest first; `name` is the day. */
export const readReleases = (): { readonly name: string; readonly manifest: Manifest }[] =>
  readdirSync(RELEASES)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      manifest: JSON.parse(readFileSync(new URL(file, RELEASES), 'utf8')),
    }));

/** Why documents do not fit a schema, each sentence once. */
export const misfits = (manifest: Manifest, schema: GraphQLSchema): string[] => [
  ...new Set(
    Object.values(manifest).flatMap((text) =>
      validate(schema, parse(text)).map(({ message }) => message),
    ),
  ),
];
