import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#gateway/environment.ts';
import { html, httpAppWith } from '#gateway/http/http-app.test-support.ts';
import { createLog } from '#gateway/ports/log.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createPageCache } from './page-cache.ts';
import { createRenderQueue, type RenderLimits } from './render-queue.ts';
import type { Handed } from './site-handler.ts';

const environment = readEnvironment({
  SECRET: 's'.repeat(32),
  PUBLIC_URL: 'http://www.magnolia.example',
});
const [DARK, LIGHT] = ['colour-mode=dark', 'colour-mode=light'];
const SESSION = `session=${'a'.repeat(43)}`;

interface Site {
  render?: (request: Request, handed: Handed) => Promise<Response>;
  ask?: (request: Request) => Promise<Response>;
  bound?: RenderLimits;
}

/** A front that caches `/` and `/ja`, a clock that can be moved, and how often it rendered. */
function keeping({
  render = async () => html('<p nonce="SLOT">'),
  ask,
  bound = environment.renders,
}: Site = {}) {
  const rendered: Request[] = [];
  const clock = { now: Date.parse('2026-11-20T08:00:00Z') };
  const lines: string[] = [];
  const handle = (request: Request, handed: Handed) => {
    rendered.push(request);
    return render(request, handed);
  };
  const answer = ask ?? (async () => Response.json({ data: null }));
  const renders = createRenderQueue(bound);
  const keptPages = createPageCache({
    environment,
    webSite: {
      handle,
      pageCacheKey: ({ url, headers }) => {
        const { pathname } = new URL(url);
        const dark = headers.get('cookie')?.includes('colour-mode=dark');
        return /^\/(ja)?$/.test(pathname) ? { path: pathname, cookie: dark ? DARK : LIGHT } : null;
      },
      NONCE_SLOT: 'SLOT',
    },
    renders,
    ask: answer,
    now: () => new Date(clock.now),
    log: createLog('info', { write: (line) => void lines.push(line) }),
  });
  const { front } = httpAppWith(handle, { environment, keptPages, renders, ask: answer });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    front.request(path, { headers });
  return { get, rendered, clock, lines };
}

describe('a page that may be kept', () => {
  it('is rendered once a minute, and each language for itself', async () => {
    const { get, rendered, clock } = keeping();
    for (const path of ['/', '/', '/ja', '/ja', '/']) await get(path);
    expect(rendered).toHaveLength(2);
    clock.now += 59_999;
    await get('/');
    expect(rendered).toHaveLength(2);
    clock.now += 1;
    await get('/');
    expect(rendered).toHaveLength(3);
  });

  it('is rendered for each look that a visitor can choose', async () => {
    const { get, rendered } = keeping();
    for (const cookie of [DARK, LIGHT, `a=1; ${DARK}`, `${LIGHT}; b=2`]) await get('/', { cookie });
    expect(rendered.map(({ headers }) => headers.get('cookie'))).toEqual([DARK, LIGHT]);
  });

  it('is rendered once for all who ask at the same time', async () => {
    const { get, rendered } = keeping();
    await Promise.all([get('/'), get('/'), get('/')]);
    expect(rendered).toHaveLength(1);
  });

  it('is for no cache that visitors share, as its address may lead them elsewhere', async () => {
    const { get } = keeping();
    expect((await get('/')).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is rendered again when the demonstration’s clock was moved, on or back', async () => {
    const { get, rendered, clock } = keeping();
    await get('/');
    clock.now += 50 * 60_000;
    await get('/');
    clock.now -= 50 * 60_000;
    await get('/');
    expect(rendered).toHaveLength(3);
  });

  it('waits for a place to render where others are refused, and goes first', async () => {
    let finish = () => {};
    const own = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { get, rendered } = keeping({
      bound: { atOnce: 1, waiting: 0 },
      render: async ({ url }) => {
        if (url.endsWith('/order')) await own;
        return html('<p>');
      },
    });
    const order = get('/order');
    await eventually(() => expect(rendered).toHaveLength(1));
    const front = get('/');
    expect((await get('/order')).status).toBe(503);
    finish();
    expect([(await order).status, (await front).status]).toEqual([200, 200]);
  });

  it('holds nothing of the visitor who asked first, nor of the address they used', async () => {
    const asked: Request[] = [];
    const { get, rendered } = keeping({
      render: async (_request, { fetchGraphQL }) => {
        await fetchGraphQL('/graphql?documentId=x');
        return html('<p>');
      },
      ask: async (request) => {
        asked.push(request);
        return Response.json({ data: null });
      },
    });
    await get('/', { cookie: `a=1; ${DARK}`, host: 'evil.example', 'user-agent': 'x' });
    expect([...(rendered[0]?.headers ?? [])]).toEqual([['cookie', DARK]]);
    expect(rendered[0]?.url).toBe('http://www.magnolia.example/');
    expect(asked[0]?.headers.get('cookie')).toBeNull();
  });
});

describe('a page that may not be kept', () => {
  it('is rendered each time: one with a session, even where the page for others is cached', async () => {
    const { get, rendered } = keeping({
      render: async ({ headers }) =>
        html(headers.get('cookie')?.includes(SESSION) ? '<p>Ada</p>' : '<p>a guest</p>'),
    });
    await get('/');
    for (const _ of [1, 2])
      expect(await (await get('/', { cookie: SESSION })).text()).toBe('<p>Ada</p>');
    expect(await (await get('/')).text()).toBe('<p>a guest</p>');
    expect(rendered).toHaveLength(3);
  });

  it('is rendered each time: one that the site does not allow to be cached', async () => {
    const { get, rendered } = keeping();
    for (const _ of [1, 2]) await get('/order');
    expect(rendered).toHaveLength(2);
  });

  it.each([
    ['sets a cookie', async () => html('<p>', { 'set-cookie': 'session=new' })],
    ['wants to be kept nowhere', async () => html('<p>', { 'cache-control': 'no-store' })],
    ['is a fault', async () => new Response('sorry', { status: 503 })],
    ['leads elsewhere', async () => Response.redirect('http://www.magnolia.example/ja')],
    ['is no document', async () => Response.json({})],
  ])('is rendered each time: one that %s', async (_, render) => {
    const { get, rendered } = keeping({ render });
    await get('/');
    const before = rendered.length;
    const answer = await get('/');
    expect(rendered.length).toBeGreaterThan(before);
    expect(answer.status).toBe((await render()).status);
  });

  it('is rendered each time: one whose answers set a cookie, which reaches its visitor alone', async () => {
    let session = 0;
    const { get } = keeping({
      render: async (_request, { fetchGraphQL }) => {
        await fetchGraphQL('/graphql?documentId=x');
        return html('<p>');
      },
      ask: async () => Response.json({}, { headers: { 'set-cookie': `session=${session++}` } }),
    });
    const cookies = [await get('/'), await get('/')].map((answer) => answer.headers.getSetCookie());
    expect(cookies[0]).toHaveLength(1);
    expect(cookies[1]).toHaveLength(1);
    expect(cookies[0]).not.toEqual(cookies[1]);
  });

  it('that throws is the fault of this answer only', async () => {
    let broken = true;
    const { get } = keeping({
      render: async () => {
        if (broken) throw new Error('away');
        return html('<p>');
      },
    });
    expect((await get('/')).status).toBe(500);
    broken = false;
    expect((await get('/')).status).toBe(200);
  });
});
