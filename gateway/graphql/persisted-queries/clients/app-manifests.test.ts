import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import {
  readReleases,
  writeRelease,
} from '#gateway/graphql/persisted-queries/release-manifests.ts';
import { readAppManifests, saveAppManifests } from './app-manifests.ts';

const path = mkdtempSync(`${tmpdir()}/manifests-`);
const folder = pathToFileURL(`${path}/`);
afterAll(() => rmSync(path, { recursive: true }));

it('each version that is answered has a file, and no other', () => {
  const release = { app: 'ios', publishedAt: new Date(), documents: { id: 'query A { a }' } };
  const old = { ...release, version: '1.0', retiredAt: null };
  saveAppManifests([old], folder);
  const today = { ...old, retiredAt: new Date() };
  saveAppManifests([today, { ...release, version: '2.0', retiredAt: null }], folder);
  expect(readAppManifests(folder)).toEqual([{ name: 'ios 2.0', manifest: release.documents }]);
  saveAppManifests([], folder);
  expect(readAppManifests(folder)).toEqual([]);
  expect(readAppManifests(new URL('none/', folder))).toEqual([]);
});

it('ten releases of one day are ten files; one that is published again counts from then on', () => {
  const releases = Array.from({ length: 10 }, (_, index) => ({ [`id${index}`]: '{ a }' }));
  for (const manifest of releases) writeRelease(manifest, '2026-11-29', folder);
  const ids = readReleases(folder).flatMap(({ manifest }) => Object.keys(manifest));
  expect(ids.toSorted()).toEqual(releases.flatMap(Object.keys));
  writeRelease(releases[3] ?? {}, '2026-11-30', folder);
  expect(readReleases(folder)).toHaveLength(10);
  expect(readReleases(folder).at(-1)?.name).toMatch(/^2026-11-30-[0-9a-f]{12}$/);
});
