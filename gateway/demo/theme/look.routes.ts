import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { DESK_STYLE } from '#gateway/demo/desk/desk-style.ts';
import { MAILBOX_STYLE } from '#gateway/demo/mailbox/style.ts';
import { START_STYLE } from '#gateway/demo/start/style.ts';
import { FRAME_HEIGHT_SCRIPT } from './frame-height.ts';
import { homeLandscape, stageStyle } from './stage.ts';
import { LOOK } from './style.ts';

const { resolve } = createRequire(import.meta.url);
const FACES = {
  'instrument-sans.woff2': resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
  'newsreader.woff2': resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff2'),
} as const;
const FIVE_MINUTES = 'public, max-age=300';
const A_DAY = 'public, max-age=86400';

const isFace = (file: string): file is keyof typeof FACES => file in FACES;

/** The files that the demo's pages have in common, mounted at /demo/look. */
export const lookRoutes = (): Hono =>
  new Hono()
    .get('/style.css', (c) =>
      c.body([LOOK, stageStyle(), START_STYLE, MAILBOX_STYLE, DESK_STYLE].join('\n'), 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': FIVE_MINUTES,
      }),
    )
    .get('/landscape.svg', (c) =>
      c.body(homeLandscape(), 200, {
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': FIVE_MINUTES,
      }),
    )
    .get('/frame-height.js', (c) =>
      c.body(FRAME_HEIGHT_SCRIPT, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': FIVE_MINUTES,
      }),
    )
    .get('/:face{[a-z-]+\\.woff2}', async (c) => {
      const face = c.req.param('face');
      if (!isFace(face)) return c.notFound();
      return c.body(Uint8Array.from(await readFile(FACES[face])), 200, {
        'content-type': 'font/woff2',
        'cache-control': A_DAY,
      });
    });
