import { importsOf, loadedWith } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/** Every page has them. */
const EVERYWHERE = ['shell', 'format'];

/**
 * Names of regions are read by code, through the formats that each page has: these ways lead to
 * them.
 */
const REGION = /\{[^}]*\bregion\b[^}]*\} = useFormat\(\)|\b(?:regionsInOrder|regionName)\(/;
const REGION_SOURCES = ['region-catalogue.ts', 'regions.ts', 'format/use-format.ts'].map(
  (name) => `web/app/i18n/${name}`,
);

/** The folders of messages whose texts a file names. */
function namedIn({ path, text }: SourceFile, features: readonly string[]): string[] {
  // contents are put together at build time and on the server
  if (REGION_SOURCES.includes(path) || path.endsWith('.content.ts')) return [];
  const named = [...text.matchAll(/['"`]([a-z][a-z-]*)\.[\w$]/g)].map(([, name = '']) => name);
  return [...named, ...(REGION.test(text) ? ['region'] : [])].filter(
    (name) => features.includes(name) && !EVERYWHERE.includes(name),
  );
}

/** A file and all that it imports, directly or not. */
export function reached(
  start: readonly string[],
  files: ReadonlyMap<string, SourceFile>,
  next: (file: SourceFile) => string[],
): SourceFile[] {
  const found = new Map<string, SourceFile>();
  const visit = (path: string) => {
    const file = files.get(path);
    if (!file || found.has(path)) return;
    found.set(path, file);
    for (const target of next(file)) visit(target);
  };
  for (const path of start) visit(path);
  return [...found.values()];
}

const lateIn = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/<LazyMessages features=\{\[([^\]]*)\]\}/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
  );

/**
 * Where the messages that pages list are not those that they use: `missing` are named by what loads
 * with the page, or by what it loads later without messages of its own; `unused` are named by none
 * of its files.
 */
export function wrongMessages(sources: readonly SourceFile[], features: readonly string[]) {
  const files = new Map(
    sources.filter(({ path }) => /^web\/app\//.test(path)).map((file) => [file.path, file]),
  );
  const routes = [...files.values()].filter(({ path }) => path.endsWith('.route.tsx'));
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return routes.flatMap((route) => {
    const handle = /\bpage\(\{([\s\S]*?)\}\);/.exec(route.text)?.[1];
    if (handle === undefined) return [];
    const listed = [...handle.matchAll(/'([a-z-]+)'/g)]
      .map(([, name = '']) => name)
      .filter((name) => features.includes(name));
    // a route without a handle is inside the one of its folder
    const inside = routes.filter(
      ({ path, text }) => folderOf(path) === folderOf(route.path) && !/\bpage\(\{/.test(text),
    );
    const start = [route, ...inside].map(({ path }) => path);
    const body = (file: SourceFile) =>
      file === route ? { ...file, text: file.text.replace(handle, '') } : file;
    const named = (found: SourceFile[]) =>
      new Set(found.flatMap((file) => namedIn(body(file), features)));
    const all = reached(start, files, importsOf);
    const late = all.flatMap(lateIn);
    const now = named(reached(start, files, loadedWith));
    const ever = named(all);
    const missing = [...ever].filter(
      (name) => !listed.includes(name) && (now.has(name) || !late.includes(name)),
    );
    const unused = listed.filter((name) => !ever.has(name));
    return [
      ...missing.map((name) => `${route.path} lacks ${name}`),
      ...unused.map((name) => `${route.path} has no use for ${name}`),
    ];
  });
}
