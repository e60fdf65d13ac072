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

/** Files with operations outside the pages: a shared component is given its data, save for a few. */
export const askedByComponents = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !path.startsWith('web/app/routes/'))
    .filter(({ text }) => text.search(OPERATION) >= 0)
    .map(({ path }) => path);

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

/** Fragments that are spread outside the feature in which they are defined; those of shared components are free. */
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
