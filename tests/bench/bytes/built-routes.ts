import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Where the browser's files of the built site are. */
export const CLIENT = path.join(ROOT, 'web/build/client');

const Files = v.object({ imports: v.array(v.string()), css: v.array(v.string()) });
const Manifest = v.object({
  entry: v.object({ ...Files.entries, module: v.string() }),
  routes: v.record(
    v.string(),
    v.object({
      ...Files.entries,
      id: v.string(),
      parentId: v.optional(v.string()),
      path: v.optional(v.string()),
      index: v.optional(v.boolean()),
      module: v.string(),
      hasDefaultExport: v.boolean(),
    }),
  ),
});
type Manifest = v.InferOutput<typeof Manifest>;
type BuiltRoute = Manifest['routes'][string];

/**
 * A page of the built site: its English path, the routes that render it from the root down, its
 * files.
 */
export interface BuiltPage {
  readonly path: string;
  readonly routeIds: readonly string[];
  /** Addresses of scripts and of style sheets, each once. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** @throws when the site is not built */
function readManifest(): Manifest {
  const [file] = globSync('assets/manifest-*.js', { cwd: CLIENT });
  if (!existsSync(CLIENT) || !file) throw new Error('The web site is not built: npm run build:web');
  const text = readFileSync(path.join(CLIENT, file), 'utf8');
  return v.parse(Manifest, JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

function lineageOf(route: BuiltRoute, routes: Manifest['routes']): BuiltRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [...(parent ? lineageOf(parent, routes) : []), route];
}

const each = (addresses: readonly string[]): string[] => [...new Set(addresses)];

/**
 * Every page that the site has, from React Router's manifest: what a browser loads at the first
 * visit.
 */
export function builtPages(manifest: Manifest = readManifest()): BuiltPage[] {
  const { entry, routes } = manifest;
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.values(routes)
    .filter(({ id, hasDefaultExport }) => hasDefaultExport && !parents.has(id))
    .filter(({ path: own, index }) => own !== undefined || index)
    .map((leaf) => {
      const lineage = lineageOf(leaf, routes);
      const steps = lineage.map((route) => route.path ?? '').filter((step) => step !== ':locale?');
      return {
        path: `/${steps.filter(Boolean).join('/')}`,
        routeIds: lineage.map(({ id }) => id),
        scripts: each([entry, ...lineage].flatMap((one) => [one.module, ...one.imports])),
        styles: each([entry, ...lineage].flatMap(({ css }) => css)),
      };
    });
}

/** The file behind an address of the site. */
export const fileOf = (address: string): string =>
  path.join(CLIENT, address.replace(/[?#].*$/, ''));
