import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  type EntryContext,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ServerRouter,
} from 'react-router';
import { expect, it } from 'vitest';
import { foldersOf, pageContext } from './page-context.server.ts';

const Root = () => (
  <html lang="en">
    <head>
      <Meta />
      <Links />
    </head>
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
);
const page = (name: string) => ({
  default: () => <Link to=".">{name}</Link>,
  meta: () => [{ title: name }],
});
const modules: EntryContext['routeModules'] = {
  root: { default: Root },
  home: page('Home'),
  order: page('Orders'),
  find: page('Find'),
  detail: page('Detail'),
  other: page('Other'),
};
const PATHS = { order: 'order', find: 'order/find', detail: 'order/:id', other: 'other' };
const entry = (id: string) => ({
  id,
  module: `/${id}.js`,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});
const below = (id: string) => ({ ...entry(id), parentId: 'root' });
const routes = {
  root: { ...entry('root'), path: '' },
  home: { ...below('home'), index: true },
  ...Object.fromEntries(Object.entries(PATHS).map(([id, path]) => [id, { ...below(id), path }])),
};
const children = [
  { id: 'home', index: true },
  ...Object.entries(PATHS).map(([id, path]) => ({ id, path })),
];
const { query } = createStaticHandler([{ id: 'root', path: '', children }]);

async function contextOf(address: string): Promise<EntryContext> {
  const found = await query(new Request(`http://site.test${address}`));
  if (found instanceof Response) throw new Error('a redirect');
  return {
    manifest: { routes, entry: { imports: [], module: '/entry.js' }, url: '/m.js', version: '1' },
    routeModules: modules,
    staticHandlerContext: found,
    branches: [],
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    serverHandoffString: '{}',
    renderMeta: {},
  } as EntryContext;
}

const written = (context: EntryContext, address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={context} url={`http://site.test${address}`} />,
      {
        onAllReady() {
          const { PassThrough } = process.getBuiltinModule('node:stream');
          resolve(text(pipe(new PassThrough())));
        },
        onError: reject,
      },
    );
  });

it.each(['/', '/order/find', '/order/1234', '/other', '/order/find?a=1'])(
  '%s is the page that the router writes with all routes',
  async (address) => {
    const whole = await written(await contextOf(address), address);
    expect(whole).toContain('window.__reactRouterManifest');
    for (let turn = 0; turn < 2; turn += 1)
      expect(await written(pageContext(await contextOf(address)), address)).toBe(whole);
  },
);

it('has no routes but its own and those of its folders', async () => {
  const { manifest } = pageContext(await contextOf('/order/find'));
  expect(Object.keys(manifest.routes).toSorted()).toEqual(['find', 'home', 'order', 'root']);
});

it('folders of an address are those that lead to it', () => {
  expect(foldersOf('/')).toEqual(['/']);
  expect(foldersOf('/order')).toEqual(['/']);
  expect(foldersOf('/ja/order/find')).toEqual(['/', '/ja', '/ja/order']);
});
