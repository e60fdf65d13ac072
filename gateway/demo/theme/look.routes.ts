import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { DESK_STYLE } from '#gateway/demo/desk/desk-style.ts';
import { MAILBOX_STYLE } from '#gateway/demo/mailbox/style.ts';
import { START_STYLE } from '#gateway/demo/start/style.ts';
import { FRAME_HEIGHT_SCRIPT } from './frame-height.ts';
import { LOOK } from './style.ts';

const FACE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);
const FIVE_MINUTES = 'public, max-age=300';
const A_DAY = 'public, max-age=86400';

/** The style sheet, the face and the one script of the demo's pages, mounted at /demo/look. */
export const lookRoutes = (): Hono =>
  new Hono()
    .get('/style.css', (c) =>
      c.body([LOOK, START_STYLE, MAILBOX_STYLE, DESK_STYLE].join('\n'), 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': FIVE_MINUTES,
      }),
    )
    .get('/frame-height.js', (c) =>
      c.body(FRAME_HEIGHT_SCRIPT, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': FIVE_MINUTES,
      }),
    )
    .get('/instrument-sans.woff2', async (c) =>
      c.body(Uint8Array.from(await readFile(FACE)), 200, {
        'content-type': 'font/woff2',
        'cache-control': A_DAY,
      }),
    );
