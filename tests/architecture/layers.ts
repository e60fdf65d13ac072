import { importsOf } from './imports.ts';
import { readSource, type SourceFile } from './source-files.ts';

/**
 * The layers of gateway and web, from the top. A file imports from its own layer and from lower
 * ones, types included; folders of one layer do not import each other in a circle.
 * `.github/ARCHITECTURE.md` says what each is for.
 */
export interface Part {
  folder: string;
  layers: readonly (readonly string[])[];
}

export const GATEWAY: Part = {
  folder: 'gateway/',
  layers: [
    ['app'],
    ['conformance'],
    ['demo', 'scenarios', 'mocks'],
    ['modules'],
    ['http', 'graphiql', 'graphql', 'jobs', 'upstreams'],
    ['requests', 'limits'],
    ['sessions'],
    ['simulated'],
    ['ports'],
    ['database'],
    [
      'site',
      'secrets',
      'texts',
      'environment.ts',
      'environment-variables.ts',
      'environment-source.ts',
      'command-help.ts',
    ],
  ],
};

export const WEB: Part = {
  folder: 'web/app/',
  layers: [
    ['root.tsx', 'routes.ts', 'entry.client.tsx', 'entry.server.tsx', 'server'],
    ['routes', 'search-engines'],
    ['shell', 'overload'],
    ['site-search'],
    ['components'],
    ['forms'],
    ['page'],
    ['scenes'],
    ['apollo'],
    ['i18n'],
    ['site-map', 'session'],
    ['ui'],
  ],
};

/** The folders of the aggregates in the order of the app: a module imports those before it. */
function modulesInOrder(text: string): string[] {
  const imported = text.matchAll(/import \{ (\w+Module) \} from '#gateway\/modules\/([^/]+)\//g);
  const folders = new Map([...imported].map(([, name, folder = '']) => [name, folder]));
  const list = /const LIST = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/\w+Module/g)].map(([name]) => folders.get(name) ?? name);
}
const MODULES = modulesInOrder(readSource('gateway/app/modules.ts').text);

/** Tests and their helpers may lie in any layer. */
const FREE = /\.(test|bench|test-support)\.tsx?$|^web\/app\/testing\//;

const folderOf = ({ folder }: Part, file: string): string | undefined =>
  file.startsWith(folder) ? file.slice(folder.length).split('/')[0] : undefined;

const layerOf = ({ layers }: Part, name: string): number =>
  layers.findIndex((names) => names.includes(name));

/** Files of gateway or web whose folder is in no layer. */
export const unplaced = (part: Part, files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith(part.folder) && !FREE.test(path))
    .filter(({ path }) => layerOf(part, folderOf(part, path) ?? '') < 0)
    .map(({ path }) => path);

/** Imports that lead upwards, `a imports b`. */
export const upward = (part: Part, files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith(part.folder) && !FREE.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith(part.folder) && !/\.gen\.|\/\+types\//.test(target))
        .filter((target) => {
          const [own, other] = [file.path, target].map((path) => folderOf(part, path) ?? '');
          return layerOf(part, other ?? '') < layerOf(part, own ?? '');
        })
        .map((target) => `${file.path} imports ${target}`),
    );

const moduleOf = (file: string): string | undefined =>
  /^gateway\/modules\/([^/]+)\//.exec(file)?.[1];
const rankOf = (name: string): number => MODULES.indexOf(name);

/** Modules that have no place in the order, and places that no module has. */
export function modulesOutOfOrder(files: readonly SourceFile[]): string[] {
  const there = new Set(files.flatMap(({ path }) => moduleOf(path) ?? []));
  const listed = new Set<string>(MODULES);
  return [...new Set([...there, ...listed])].filter(
    (name) => !(there.has(name) && listed.has(name)),
  );
}

/** Imports of a module from one that comes later. */
export const backward = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !FREE.test(path))
    .flatMap((file) => {
      const own = moduleOf(file.path);
      return importsOf(file)
        .filter((target) => {
          const other = moduleOf(target);
          return own && other && own !== other && rankOf(other) > rankOf(own);
        })
        .map((target) => `${file.path} imports ${target}`);
    });

/**
 * What a module may take of another: what it decides, what it knows, how it reads input; never its
 * rows.
 */
export const foreignRows = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !FREE.test(path))
    .flatMap((file) => {
      const own = moduleOf(file.path);
      return importsOf(file)
        .filter((target) => own && moduleOf(target) && moduleOf(target) !== own)
        .filter((target) => target.endsWith('.repository.ts'))
        .map((target) => `${file.path} imports ${target}`);
    });
