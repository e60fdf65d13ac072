import { loadedWith } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/** The kinds of operation by the role in a file's name; without one a file holds fragments only. */
const KINDS: Readonly<Record<string, string>> = {
  route: 'query',
  query: 'query',
  mutation: 'mutation',
  subscription: 'subscription',
};

const OPERATION = /^(query|mutation|subscription)\b/gm;

const roleOf = (path: string): string => /\.([a-z]+)\.graphql$/.exec(path)?.[1] ?? '';

/** Operations in a file whose name does not announce them. */
export const unannounced = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(OPERATION)]
      .filter(([, kind]) => kind !== KINDS[roleOf(path)])
      .map(([, kind]) => `${path}: ${kind}`),
  );

const isOfPage = (path: string) => /^web\/app\/routes\/|\.route\.tsx?$/.test(path);

/**
 * Files outside the pages that ask a query while a page renders, by its hook. A page's loader asks
 * for all that it shows; a component may ask by `fetchQuery` when it is touched, or by a hook in a
 * file that the browser loads afterwards.
 */
export function askedWhileRendering(
  documents: readonly SourceFile[],
  sources: readonly SourceFile[],
): string[] {
  const generated = documents
    .filter(({ path, text }) => !isOfPage(path) && /^query\b/m.test(text))
    .map(({ path }) => path.replace(/graphql$/, 'gen.ts'));
  const loads = sources
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .map((file) => ({ ...file, targets: loadedWith(file) }));
  const atOnce = new Set(loads.flatMap(({ targets }) => targets));
  return loads
    .filter(({ targets }) => targets.some((target) => generated.includes(target)))
    .filter(({ path, text }) => !isOfPage(path) && /\buse\w+Query\(/.test(text))
    .filter(({ path }) => atOnce.has(path))
    .map(({ path }) => path);
}

/** A page's queries lie beside its route. */
export const withoutRoute = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => path.endsWith('.route.graphql'))
    .filter((path) => !paths.includes(path.replace(/graphql$/, 'tsx')));

/** Pages that ask the gateway and have no test of the whole page beside them. */
export const untestedPages = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => path.endsWith('.route.graphql'))
    .filter((path) => !paths.includes(path.replace(/graphql$/, 'test.tsx')));

const featureOf = (path: string) => /^web\/app\/routes\/([^/]+)\//.exec(path)?.[1];

/**
 * Fragments that are spread outside the feature in which they are defined; those of shared
 * components are free.
 */
export function foreignFragments(files: readonly SourceFile[]): string[] {
  const places = new Map(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(/^fragment (\w+) on/gm)].map(([, name = '']) => [name, path] as const),
    ),
  );
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/\.\.\.(\w+)/g)].flatMap(([, name = '']) => {
      const home = featureOf(places.get(name) ?? '');
      return name === 'on' || !home || home === featureOf(path) ? [] : [`${path} spreads ${name}`];
    }),
  );
}
