import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { screenSwitch, screenSwitchRoutes } from './screen-switch.ts';

const ORIGIN = 'http://localhost:3000';
const PAGE = '<!doctype html><html lang="ja"><body>A page</body></html>';
const asked: (string | null)[] = [];
const app = new Hono<HonoEnv>()
  .use(screenSwitch(ORIGIN))
  .route('/demo', screenSwitchRoutes())
  .get('/data', (c) => c.json({ a: 1 }))
  .get('*', (c) => {
    asked.push(c.req.header('accept-encoding') ?? null);
    return new Response(PAGE, {
      headers: { 'content-type': 'text/html; charset=utf-8', etag: '"x"', 'x-own': 'same' },
    });
  });

async function open(path: string, cookie = '', accept = 'text/html') {
  const headers = { accept, cookie, 'accept-encoding': 'br' };
  const answer = await app.request(`${ORIGIN}${path}`, { headers });
  return { text: await answer.text(), headers: Object.fromEntries(answer.headers) };
}
const ON = 'a=b; screen-switch=on';

it('costs no byte where it is not switched on: the page is the same, its compression too', async () => {
  const { text, headers } = await open('/ja/culture', 'a=b');
  expect(text).toBe(PAGE);
  expect(headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    etag: '"x"',
    'x-own': 'same',
  });
  expect(asked.at(-1)).toBe('br');
});

it('stands on each page of the site where it is switched on, in the language of the page', async () => {
  const { text, headers } = await open('/ja/culture', ON);
  expect(text.startsWith(PAGE)).toBe(true);
  expect(text.slice(PAGE.length)).toMatch(
    /^<script src="\/demo\/screen-switch\.js" data-label="[^"<>]*裏側[^"<>]*" defer><\/script>$/,
  );
  expect(headers['x-own']).toBe('same');
  expect(headers.etag).toBeUndefined();
  expect(headers['cache-control']).toContain('no-store');
  expect(asked.at(-1)).toBeNull();
  expect((await open('/demo/screen-switch.js', ON)).text).toContain('Alt+Shift+U');
});

it('stands on nothing that is no page of the site', async () => {
  expect((await open('/data', ON)).text).toBe('{"a":1}');
  for (const path of ['/reference', '/graphql', '/demo/desk'])
    expect((await open(path, ON)).text).toBe(PAGE);
  expect((await open('/ja/culture', ON, 'application/json')).text).toBe(PAGE);
});

it('is switched on and off by a form of this site alone', async () => {
  const post = async (to: string, site: string) => {
    const headers = { 'sec-fetch-site': site };
    const body = new URLSearchParams({ to });
    return app.request('/demo/screen-switch?lang=ja', { method: 'POST', headers, body });
  };
  const on = await post('on', 'same-origin');
  expect([on.status, on.headers.get('location')]).toEqual([303, '/demo?lang=ja']);
  expect(on.headers.get('set-cookie')).toMatch(/^screen-switch=on; Max-Age=604800/);
  expect((await post('off', 'same-origin')).headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await post('on', 'cross-site')).status).toBe(403);
});
