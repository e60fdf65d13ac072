import { readFileSync } from 'node:fs';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSameOriginForm } from '#gateway/demo/same-origin-form.ts';
import { startTexts } from '#gateway/demo/start/texts.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { escapeHtml } from '#gateway/http/pages/escape-html.ts';
import { DEFAULT_LOCALE, isLocale } from '#schema/codes/base/locales.ts';
import { sitePath } from './site-path.ts';

const SCRIPT = readFileSync(new URL('switch.js', import.meta.url), 'utf8');
const ADDRESS = '/demo/screen-switch.js';
const COOKIE = 'screen-switch';

/** Whether this visitor has a switch on each page. */
export const hasSwitch = (c: Context): boolean => getCookie(c, COOKIE) === 'on';

const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true && !headers.has('content-encoding');

/** The same page with the script that shows the switch, in the page's language. */
function withScript(answer: Response, path: string): Response {
  const [, first] = path.split('/');
  const { t } = startTexts(isLocale(first) ? first : DEFAULT_LOCALE, '');
  const label = escapeHtml(t('screen', { path: 'none' }));
  const tag = `<script src="${ADDRESS}" data-label="${label}" defer></script>`;
  const headers = new Headers(answer.headers);
  for (const name of ['content-length', 'etag']) headers.delete(name);
  headers.set('cache-control', 'private, no-store');
  const body = answer.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      flush: (controller) => controller.enqueue(new TextEncoder().encode(tag)),
    }),
  );
  return new Response(body ?? null, { status: answer.status, headers });
}

/**
 * For visitors who have switched it on, each page of the site ends with a script; for all others
 * nothing is changed, and in production this is not there. Mounted before the pages.
 */
export const screenSwitch =
  (publicUrl: string): MiddlewareHandler<HonoEnv> =>
  async (c, next) => {
    const { method, headers } = c.req.raw;
    const path = method === 'GET' && hasSwitch(c) ? sitePath(c.req.url, c.req.url) : null;
    if (path === null || !headers.get('accept')?.includes('text/html')) return next();
    // The script is added to the text of the page, so the page must come without compression.
    const plain = new Headers(headers);
    for (const name of ['accept-encoding', 'if-none-match']) plain.delete(name);
    c.req.raw = new Request(c.req.raw, { headers: plain });
    await next();
    if (!isPage(c.res)) return;
    const page = withScript(c.res, new URL(path, publicUrl).pathname);
    // else the headers of the answer before are put into this one
    c.res = undefined;
    c.res = page;
  };

/** The switch's script, and the form of the demo's first page that switches it on and off. */
export const screenSwitchRoutes = () =>
  new Hono<HonoEnv>()
    .get('/screen-switch.js', (c) =>
      c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .post('/screen-switch', async (c) => {
      if (!isSameOriginForm(c)) return c.text('This form is not of this site.\n', 403);
      const { to } = await c.req.parseBody();
      const maxAge = to === 'on' ? 7 * 86_400 : 0;
      setCookie(c, COOKIE, 'on', { path: '/', httpOnly: true, sameSite: 'Lax', maxAge });
      return c.redirect(`/demo?lang=${c.req.query('lang') ?? DEFAULT_LOCALE}`, 303);
    });
