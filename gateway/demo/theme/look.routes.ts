import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { FRAME_HEIGHT_SCRIPT } from './frame-height.ts';
import { isLandscape, landscapeFile, stageStyle } from './stage.ts';
import { START_STYLE } from './start-style.ts';
import { LOOK } from './style.ts';

/** What only the airline's desk has. */
const DESK_STYLE = `
nav.queues ul { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: 1rem 0 0; padding: 0; }
nav.queues a { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: .2rem 1rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--sheet); color: var(--ink); text-decoration: none; }
nav.queues a[aria-current] { background: var(--chosen); border-color: var(--link); color: var(--link); font-weight: 600; }
.count { min-width: 1.5rem; padding-inline: .4rem; border-radius: 999px; background: var(--action); color: var(--on-action); font-size: .8125rem; font-weight: 600; text-align: center; }
.case { display: grid; gap: 1.25rem 2rem; } .case > * { min-width: 0; margin: 0; } .case h3 { font-size: 1.375rem; margin: 0 0 .75rem; }
@media (min-width: 60rem) { .case { grid-template-columns: 3fr 2fr; } .case > form, .case > .table { grid-column: 1 / -1; } }
.case .table { border-radius: .375rem; } .case th, .case td { padding: .5rem .9rem; } tfoot td, tfoot th { font-weight: 600; border-block-start: 1px solid var(--edge); }
.pictures { display: grid; gap: .75rem; align-content: start; } .pictures figure { margin: 0; } .pictures img { display: block; max-width: 100%; max-height: 24rem; min-height: 3rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--subtle); }
.pictures h4 { margin: 0; font-size: .875rem; font-weight: 500; color: var(--quiet); } .pictures p { margin: 0; }
`;

/** What only the mailbox has. */
const MAILBOX_STYLE = `
.mailbox h2 { margin: 0; font: 500 .875rem/1.55 var(--face); color: var(--quiet); }
ul.people, ul.mails { list-style: none; margin: 0; padding: 0; }
ul.people a { display: block; padding: .65rem .75rem; overflow: hidden; border-inline-start: 2px solid var(--line); color: var(--ink); font-size: .875rem; text-decoration: none; text-overflow: ellipsis; white-space: nowrap; }
ul.people a:hover { border-color: var(--edge); } ul.people a[aria-current] { border-color: var(--link); color: var(--link); font-weight: 600; }
ul.mails > li { position: relative; display: grid; grid-template: 'picture subject' 'picture to' 'picture when' 'picture files' / 6rem minmax(0, 1fr); gap: 0 1rem; align-content: center; padding-block: .75rem; border-block-end: 1px solid var(--line); } ul.mails > li:first-child { border-block-start: 1px solid var(--line); }
ul.mails :is(img, svg) { grid-area: picture; width: 6rem; height: 4.5rem; border-radius: .75rem; object-fit: cover; background: var(--subtle); fill: none; stroke: var(--quiet); stroke-width: 1.5; stroke-linejoin: round; }
ul.mails .subject { grid-area: subject; color: var(--ink); font-weight: 600; text-decoration: none; text-wrap: pretty; } ul.mails .subject::after { position: absolute; inset: 0; content: ''; } ul.mails .subject:hover { text-decoration: underline; } ul.mails .to { grid-area: to; } ul.mails .when { grid-area: when; font-variant-numeric: tabular-nums; white-space: nowrap; } ul.mails .files { grid-area: files; } .files:empty { display: none; }
@media (max-width: 63.99rem) { ul.people { display: flex; overflow-x: auto; margin-block-end: 1.5rem; } ul.people a { border-inline-start: 0; border-block-end: 2px solid var(--line); } }
@media (min-width: 64rem) {
.mailbox { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 4rem; align-items: start; } .mailbox form.find { display: grid; margin-block-start: 0; margin-block-end: 2rem; }
ul.mails > li { grid-template: 'picture subject when' 'picture to files' / 6rem minmax(0, 1fr) max-content; align-items: center; } ul.mails .subject, ul.mails .when { align-self: end; } ul.mails .to, ul.mails .files { align-self: start; } ul.mails .when, ul.mails .files { justify-self: end; }
}
iframe { display: block; box-sizing: content-box; max-width: calc(100% - 2px); width: 100%; border: 1px solid var(--line); border-radius: 1rem; background: #fff; }
`;

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
    .get('/landscapes/:file{[a-z]+\\.svg}', (c) => {
      const name = c.req.param('file').replace('.svg', '');
      if (!isLandscape(name)) return c.notFound();
      return c.body(landscapeFile(name), 200, {
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': FIVE_MINUTES,
      });
    })
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
