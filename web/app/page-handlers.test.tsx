import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Link,
  Links,
  Meta,
  Outlet,
  RouterContextProvider,
  Scripts,
  ServerRouter,
} from 'react-router';
import { expect, it } from 'vitest';
import { foldersOf, pageHandlers } from './page-handlers.ts';
import { serverBuild } from './testing/server-build.ts';

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
  loader: () => ({ name }),
  meta: () => [{ title: name }],
});
const MODULES = {
  root: { default: Root },
  locale: { default: () => <Outlet /> },
  home: page('Home'),
  order: page('Orders'),
  find: page('Find'),
  seats: page('Seats'),
  rest: page('Not here'),
};
const PATHS: Readonly<Record<string, object>> = {
  root: { path: '' },
  locale: { path: ':locale?', parentId: 'root' },
  home: { index: true, parentId: 'locale' },
  order: { path: 'order', parentId: 'locale' },
  find: { path: 'order/find', parentId: 'locale' },
  seats: { path: 'seats', parentId: 'locale' },
  rest: { path: '*', parentId: 'locale' },
};

/** Every route that a page was rendered with, one list for each page. */
const given: string[][] = [];

const written = (request: Request, context: EntryContext): Promise<string> =>
  new Promise((resolve, reject) => {
    given.push(Object.keys(context.routeModules).toSorted());
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        const { PassThrough } = process.getBuiltinModule('node:stream');
        resolve(text(pipe(new PassThrough())));
      },
      onError: reject,
    });
  });

const SITE = serverBuild(MODULES, PATHS, {
  default: async (request: Request, status: number, headers: Headers, context: EntryContext) =>
    new Response(await written(request, context), { status, headers }),
});

const PAGES = ['/', '/order', '/order/find', '/seats'].map((path) => ({ path }));
const handlers = pageHandlers(SITE, PAGES, 'production');
const wholeSite = createRequestHandler(SITE, 'production');

const ask = async (handler: typeof wholeSite | null, address: string) => {
  const request = new Request(`http://site.test${address}`);
  const answer = await handler?.(request, new RouterContextProvider());
  return { status: answer?.status, text: await answer?.text() };
};

it.each(['/', '/order/find', '/seats', '/order?a=1', '/ja', '/ja/order', '/zh-hk/order/find'])(
  '%s is the page that the router writes with all routes',
  async (address) => {
    const { pathname } = new URL(address, 'http://site.test');
    const whole = await ask(wholeSite, address);
    expect(whole).toMatchObject({
      status: 200,
      text: expect.stringContaining('__reactRouterManifest'),
    });
    for (let turn = 0; turn < 2; turn += 1)
      expect(await ask(handlers(pathname), address)).toEqual(whole);
  },
);

it('a page has no routes but its own and those of its folders', async () => {
  given.length = 0;
  await ask(handlers('/order/find'), '/order/find');
  expect(given).toEqual([['find', 'home', 'locale', 'order', 'root']]);
});

it('a page is rendered by one router in every language', () => {
  expect(handlers('/ja/seats')).toBe(handlers('/zh-hk/seats'));
  expect(handlers('/seats')).not.toBe(handlers('/order'));
});

it.each(['/nowhere', '/SEATS', '/seats/', '/xx/seats', '/seats.data', '/__manifest'])(
  '%s, which is no address of a page, is left to the whole site',
  (address) => {
    expect(handlers(address)).toBeNull();
  },
);

it('folders of an address are those that lead to it', () => {
  expect(foldersOf('/')).toEqual(['/']);
  expect(foldersOf('/order')).toEqual(['/']);
  expect(foldersOf('/ja/order/find')).toEqual(['/', '/ja', '/ja/order']);
});
