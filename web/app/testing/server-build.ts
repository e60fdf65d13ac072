import type { ServerBuild } from 'react-router';

/** What a route module exports, and where its route stands. */
type ById = Readonly<Record<string, object>>;

/**
 * A site of a few routes, as React Router's build would make it.
 * @param places of its routes: path or index, and the parent's id
 * @param entry the module that renders a document
 */
export function serverBuild(modules: ById, places: ById, entry: object): ServerBuild {
  const assetOf = ([id, module]: [string, object]) => ({
    id,
    ...places[id],
    module: `/${id}.js`,
    hasAction: false,
    hasLoader: 'loader' in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
  });
  const routes = Object.entries(modules);
  return {
    entry: { module: entry },
    routes: Object.fromEntries(routes.map(([id, module]) => [id, { id, ...places[id], module }])),
    assets: {
      routes: Object.fromEntries(routes.map((route) => [route[0], assetOf(route)])),
      entry: { imports: [], module: '/entry.js' },
      url: '/m.js',
      version: '1',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}
