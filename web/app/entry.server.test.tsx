import { type ReactNode, Suspense } from 'react';
import {
  Await,
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  useLoaderData,
} from 'react-router';
import { expect, it } from 'vitest';
import handleRequest from './entry.server.tsx';
import { nonceContext } from './session/request-context.ts';
import { serverBuild } from './testing/server-build.ts';

function Root() {
  return (
    <html lang="en">
      <head>
        <title>Seats</title>
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
function Seats() {
  const { left } = useLoaderData<{ left: ReactNode }>();
  return (
    <Suspense fallback="Counting">
      <Await resolve={left}>{(seats) => <p>Left: {seats}</p>}</Await>
    </Suspense>
  );
}

const PLACES = {
  root: { path: '', css: ['/style.css'] },
  seats: { index: true, parentId: 'root' },
};

/** Asks for a page whose loader returns `left`, which the page shows. */
function ask(left: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const modules = { root: { default: Root }, seats: { default: Seats, loader: () => ({ left }) } };
  const site = serverBuild(modules, PLACES, { default: handleRequest, streamTimeout: 1_000 });
  const request = new Request('http://localhost/', {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ...headers },
  });
  const context = new RouterContextProvider();
  context.set(nonceContext, 'n0nce');
  return createRequestHandler(site, 'production')(request, context);
}

const lengthOf = (answer: Response) => answer.headers.get('content-length');

it('a page that waits for nothing is sent whole, with what it hands on in its place', async () => {
  const answer = await ask(3);
  const html = await answer.text();
  expect(lengthOf(answer)).toBe(String(Buffer.byteLength(html)));
  expect(html).toContain('<p>Left: <!-- -->3</p>');
  expect(html).toContain('streamController.close()');
  expect(html).not.toContain('<template');
});

it('what a page waits for is sent after it, and holds back nothing', async () => {
  const left = Promise.withResolvers<number>();
  const answer = await ask(left.promise);
  expect(lengthOf(answer)).toBeNull();
  const parts: string[] = [];
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    parts.push(part);
    left.resolve(3);
  }
  expect(parts[0]).toContain('Counting');
  expect(parts[0]).not.toContain('Left');
  expect(parts.slice(1).join('')).toMatch(/Left: <!-- -->3.*<\/html>$/s);
});

it('a robot gets a page when all of it is there', async () => {
  const left = new Promise((resolve) => void setTimeout(() => resolve(3), 10));
  const answer = await ask(left, { 'user-agent': 'Googlebot/2.1' });
  expect(lengthOf(answer)).not.toBeNull();
  expect(await answer.text()).toContain('Left: <!-- -->3');
});

it('the style sheet is requested before the scripts', async () => {
  const links = (await (await ask(3)).text()).match(/<link[^>]*>/g) ?? [];
  expect(links[0]).toMatch(/(?=.*rel="preload")(?=.*as="style")(?=.*href="\/style.css")/);
  expect(links.slice(1).some((link) => link.includes('rel="modulepreload"'))).toBe(true);
});
