import type { SourceFile } from './source-files.ts';

/** What may be at the top of the tree, besides dot-files (ARCHITECTURE, Layers). */
const TOP =
  /^(web|schema|gateway|tests|codegen\.ts|package\.json|package-lock\.json|tsconfig\.json|README\.md|LICENSE|\.[^/]+)(\/|$)/;

const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const NAMED_BY_OTHERS = /^((README|RULES)\.md|LICENSE|entry\.(client|server)\.tsx)$/;

/** Names that say nothing about what is inside. */
const DRAWER = /(^|\/)(utils?|helpers?|misc|common|shared|lib|hooks|stuff)(\/|\.[a-z]+$)/;

/**
 * Words of this house's own that files were once named by; each has the industry's word instead:
 * cached, prerendered, notified, status, dependencies, personal data, encryption, other channels,
 * requested, scenarios, expired, clean-up, import rule.
 */
const OWN_WORD =
  /(^|[/.-])(kept|written|told|untold|standing|sources|own-data|vault|elsewhere|asked|asker|worlds|lapsed|sweep|lot|turns|shelf|packed|doors|walls?)([/.-]|$)/;
/** Named by a release, by an operation of the API, or by a record that others link to. */
const NAME_IS_KEPT = /^gateway\/(database\/migrations|graphiql\/examples)\//;

/** The same in what code declares: status, example, scenario, generator, viewer. */
const OWN_NAME =
  /\b(?:const|let|function|type|interface|class) (?:\w*(?:[sS]tanding|[pP]lanted|(?<![nN]e)World)s?(?![a-z])\w*|worlds?)\b|\breader\??: Actor/;

/** Frameworks that ask for a default export. */
const DEFAULT_EXPORT =
  /^codegen\.ts$|\.config\.ts$|\.(route|layout)\.tsx$|^web\/app\/(root\.tsx|routes\.ts|entry\.[a-z]+\.tsx)$|^tests\/support\/.*setup\.ts$/;

const MARK =
  /\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck|expect-error)|biome-ignore|\bas any\b|\b(test|it|describe)\.(skip|only|todo)\(/;

const LONGEST = 250;
/** A page's text in one language is read from top to bottom, as a page. */
const LONGEST_CONTENT = 600;
/** Half of a file of the schema is descriptions. */
const LONGEST_SDL = 325;

export const misplaced = (paths: string[]): string[] => paths.filter((file) => !TOP.test(file));

export const misnamed = (paths: string[]): string[] =>
  paths
    .filter((file) => /^(schema|gateway|web|tests)\//.test(file))
    .filter((file) => !/^web\/public\//.test(file))
    .filter((file) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      return !NAMED_BY_OTHERS.test(name) && !KEBAB.test(name);
    });

export const drawers = (paths: string[]): string[] =>
  paths.filter((file) => /^(schema|gateway|web|tests)\//.test(file) && DRAWER.test(file));

export const ownWords = (paths: string[]): string[] =>
  paths.filter(
    (file) =>
      /^(schema|gateway|web|tests)\//.test(file) && OWN_WORD.test(file) && !NAME_IS_KEPT.test(file),
  );

/** Declarations in such words. */
export const ownNames = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => !NAME_IS_KEPT.test(path))
    .filter(({ path }) => !path.startsWith('tests/architecture/'))
    .flatMap((file) =>
      file.text
        .split('\n')
        .flatMap((line) => OWN_NAME.exec(line) ?? [])
        .map((found) => `${file.path}: ${found}`),
    );

export const defaultExports = (files: SourceFile[]): string[] =>
  files
    .filter((file) => /^export default\b/m.test(file.text) && !DEFAULT_EXPORT.test(file.path))
    .map((file) => file.path);

/** Files that only pass on what others export. */
export const barrels = (files: SourceFile[]): string[] =>
  files
    .filter((file) => /^export (\*|\{[^}]*\}) from/m.test(file.text))
    .filter((file) => /(^|\/)index\.tsx?$/.test(file.path) || /^export \* from/m.test(file.text))
    .map((file) => file.path);

export const marks = (files: SourceFile[]): string[] =>
  files
    .filter((file) => !file.path.startsWith('tests/architecture/'))
    .filter((file) => MARK.test(file.text))
    .map((file) => `${file.path}: ${MARK.exec(file.text)?.[0]}`);

function longestOf(path: string): number {
  if (path.endsWith('.content.ts')) return LONGEST_CONTENT;
  return path.endsWith('.graphql') ? LONGEST_SDL : LONGEST;
}

export const tooLong = (files: SourceFile[]): string[] =>
  files
    .map((file) => ({ path: file.path, lines: file.text.split('\n').length }))
    .filter(({ path, lines }) => lines > longestOf(path))
    .map(({ path, lines }) => `${path}: ${lines} lines`);

/** Files that read the environment, which only `gateway/environment.ts` and tools may do. */
export const environmentReaders = (files: SourceFile[]): string[] =>
  files
    .filter((file) => /\bprocess\.env\b/.test(file.text))
    .filter(
      (file) =>
        !/^gateway\/environment(\.test)?\.ts$|^tests\/|\.test\.ts$|\.config\.ts$|^web\/vite\//.test(
          file.path,
        ),
    )
    .map((file) => file.path);
