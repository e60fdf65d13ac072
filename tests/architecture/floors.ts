import { importsOf } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/**
 * The floors of gateway and web, from the top. A file imports from its own floor and from lower ones, types included; rooms
 * of one floor do not import each other in a circle. `.github/ARCHITECTURE.md` says what each is for.
 */
export interface House {
  folder: string;
  floors: readonly (readonly string[])[];
}

export const GATEWAY: House = {
  folder: 'gateway/',
  floors: [
    ['compose'],
    ['demo', 'scenarios', 'mocks'],
    ['modules'],
    ['http', 'graphiql', 'graphql', 'jobs'],
    ['requests', 'limits'],
    ['sessions'],
    ['simulated'],
    ['ports'],
    ['database'],
    ['site', 'secrets', 'texts', 'environment.ts', 'environment-variables.ts'],
  ],
};

export const WEB: House = {
  folder: 'web/app/',
  floors: [
    [
      'root.tsx',
      'routes.ts',
      'entry.client.tsx',
      'entry.server.tsx',
      'server.ts',
      'kept-as.ts',
      'missing-as.ts',
      'end-with.server.ts',
    ],
    ['routes', 'search-engines'],
    ['shell', 'busy'],
    ['site-search'],
    ['components'],
    ['forms'],
    ['page'],
    ['apollo'],
    ['built-pages.ts', 'article-pages.ts'],
    ['i18n'],
    ['site-map', 'session'],
    ['ui'],
  ],
};

/** The order of the gateway's aggregates, from the lowest: a module imports those before it. */
export const MODULES = [
  ['root', 'rules', 'places', 'aircraft', 'lounges', 'baggage', 'flight-status'],
  ['verification', 'uploads', 'travellers', 'member-messages', 'points'],
  ['members'],
  ['flights'],
  ['orders'],
  ['payments', 'itinerary-confirmations', 'frequent-passengers'],
  ['seats', 'benefits'],
  ['check-in'],
  ['date-changes'],
  ['refunds'],
  ['airline-changes'],
] as const;

/** Tests and their helpers may stand on any floor. */
const FREE = /\.(test|bench|test-support)\.tsx?$|^web\/app\/testing\//;

const roomOf = ({ folder }: House, file: string): string | undefined =>
  file.startsWith(folder) ? file.slice(folder.length).split('/')[0] : undefined;

const floorOf = ({ floors }: House, room: string): number =>
  floors.findIndex((rooms) => rooms.includes(room));

/** Files of a house whose room is on no floor. */
export const homeless = (house: House, files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith(house.folder) && !FREE.test(path))
    .filter(({ path }) => floorOf(house, roomOf(house, path) ?? '') < 0)
    .map(({ path }) => path);

/** Imports that lead upwards, `a imports b`. */
export const upward = (house: House, files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith(house.folder) && !FREE.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith(house.folder) && !/\.gen\.|\/\+types\//.test(target))
        .filter((target) => {
          const [own, other] = [file.path, target].map((path) => roomOf(house, path) ?? '');
          return floorOf(house, other ?? '') < floorOf(house, own ?? '');
        })
        .map((target) => `${file.path} imports ${target}`),
    );

const moduleOf = (file: string): string | undefined =>
  /^gateway\/modules\/([^/]+)\//.exec(file)?.[1];
const rankOf = (name: string): number =>
  MODULES.findIndex((names) => (names as readonly string[]).includes(name));

/** Imports of a module from one that comes later, or from one that is on no list. */
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

/** What a module may take of another: what it decides, what it knows, how it reads input; never its rows. */
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
