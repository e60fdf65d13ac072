import { expect, it } from 'vitest';
import { readEnvironment } from '#gateway/environment.ts';
import { httpAppWith } from '#gateway/http/http-app.test-support.ts';
import { createNotFoundPage } from './not-found-page.ts';
import type { Missing } from './site-handler.ts';

const environment = readEnvironment({
  SECRET: 's'.repeat(32),
  PUBLIC_URL: 'http://www.magnolia.example',
});

/** A site on which every address but `/` is unknown, and how often its page was rendered. */
function missing(status = 404) {
  const rendered: string[] = [];
  const handle = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(pathname);
    const back = encodeURIComponent(pathname + search);
    return new Response(
      `<script nonce="NONCE">go()</script><a href="${pathname}${search}">${pathname}</a><a href="/login?returnTo=${back}">`,
      { status, headers: { 'content-type': 'text/html; charset=utf-8' } },
    );
  };
  const notFoundCacheKey = (request: Request): Missing | null => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/') return null;
    return { slotted: '/PATH?QUERY', path: ['/PATH', pathname], query: ['?QUERY', search] };
  };
  const missingPages = createNotFoundPage({
    environment,
    webSite: { handle, notFoundCacheKey, NONCE_SLOT: 'NONCE' },
  });
  const { front } = httpAppWith(handle, { environment, missingPages });
  return { front, rendered };
}

it('the page of unknown addresses is rendered once, and names each address where it belongs', async () => {
  const { front, rendered } = missing();
  await front.request('/a');
  const answer = await front.request("/b'c?from=PVG&to=HKG");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(
    '<a href="/b&#x27;c?from=PVG&amp;to=HKG">/b&#x27;c</a><a href="/login?returnTo=%2Fb&#x27;c%3Ffrom%3DPVG%26to%3DHKG">',
  );
  expect(rendered).toEqual(['/PATH']);
});

it('the length of the page is told, so that it is compressed in one go', async () => {
  const { front } = missing();
  const answer = await front.request('/香港');
  const bytes = await answer.arrayBuffer();
  expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
});

it('its scripts are allowed by their hashes, as the page is the same for all', async () => {
  const { front } = missing();
  const answer = await front.request('/a');
  expect(await answer.text()).not.toContain('nonce');
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
});

it('an address that exists, and a site that cannot render the page now, are rendered for the request', async () => {
  const { front, rendered } = missing(500);
  await front.request('/');
  await front.request('/a');
  await front.request('/a');
  expect(rendered).toEqual(['/', '/PATH', '/a', '/PATH', '/a']);
});
