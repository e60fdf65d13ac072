import type { Context } from 'hono';
import { html } from 'hono/html';
import { BRAND } from '#schema/codes/base/brand.ts';
import { SMALL_FLOWER } from '#schema/codes/base/brand-mark.ts';
import {
  BCP47,
  DEFAULT_LOCALE,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
} from '#schema/codes/base/locales.ts';
import type { SkyName } from '#schema/rules/sky/sky-name.ts';
import { type DemoTexts, demoTexts } from './demo-texts.ts';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import zhHk from './messages/zh-hk.json' with { type: 'json' };
import { stage } from './stage.ts';
import { DISPLAY_FACE_ADDRESS } from './style.ts';

export type Markup = ReturnType<typeof html>;

/** The site's home page in a language. */
export const homeOf = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '/' : `/${locale}`);

const TOOLS = {
  start: '/demo',
  mailbox: '/demo/mailbox',
  desk: '/demo/desk',
  reference: '/reference',
  schema: '/graphql',
} as const;
type Tool = keyof typeof TOOLS;

/** The address of a part of the demo; the reference and GraphiQL are in English alone. */
export const toolAddress = (name: Tool, locale: Locale): string =>
  `${TOOLS[name]}${name === 'schema' || name === 'reference' ? '' : `?lang=${locale}`}`;

/** The words of the frame in a language. */
export const frameTexts = (locale: Locale) =>
  demoTexts<keyof typeof en>({ en, 'zh-hk': zhHk, ja }, locale, '').t;

/** The content of the frame that the demo's pages share. */
export type DemoPage = {
  readonly texts: Pick<DemoTexts, 'locale' | 'lang'>;
  readonly title: string;
  /** The part of the demo that the page belongs to. */
  readonly part: Tool;
  /** The heading and what introduces the page, on a sky; without it they are in the content. */
  readonly head?: Markup;
  /** The sky over its head. */
  readonly sky?: SkyName | undefined;
  readonly content: Markup;
  /** The address of the one script that the page runs; none by default. */
  readonly script?: string;
};

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The face of headings, loaded before the style sheet asks for it. */
export const DISPLAY_FACE = html`<link rel="preload" href="${DISPLAY_FACE_ADDRESS}" as="font" type="font/woff2" crossorigin>`;

/** The airline's mark, in the colour of its surroundings. */
export const flower = (): Markup =>
  html`<svg viewBox="0 0 32 32" aria-hidden="true">${SMALL_FLOWER.map(
    ({ d, weight }) => html`<path d="${d}" opacity="${weight}"/>`,
  )}</svg>`;

function languageLink(c: Context, locale: Locale, chosen: Locale): Markup {
  const query = new URLSearchParams({ ...c.req.query(), lang: locale });
  return html`<li><a href="?${query}" lang="${BCP47[locale]}" hreflang="${BCP47[locale]}" ${locale === chosen ? html`aria-current="true"` : ''}>${LOCALE_NAMES[locale]}</a></li>`;
}

const modeOf = (c: Context): string =>
  /(?:^|;\s*)colour-mode=(light|dark)(?:;|$)/.exec(c.req.header('cookie') ?? '')?.[1] ?? 'system';

function document(
  c: Context,
  { texts, title, part, head, sky, content, script }: DemoPage,
): Markup {
  const { locale, lang } = texts;
  const t = frameTexts(locale);
  const airline = BRAND.name[locale];
  return html`<!doctype html>
<html lang="${lang}" data-mode="${modeOf(c)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${airline}</title>
<link rel="icon" href="/favicon.gen.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/look/style.css">
${locale === DEFAULT_LOCALE ? DISPLAY_FACE : ''}
${script ? html`<script src="${script}" defer></script>` : ''}
</head>
<body>
<header>
<div class="masthead"><a class="brand" href="${homeOf(locale)}" aria-label="${t('home', { airline })}">${flower()}${airline}</a><p>${t('demonstration')}</p></div>
<nav class="tools" aria-label="${t('pages')}"><ul>${(Object.keys(TOOLS) as Tool[]).map(
    (name) =>
      html`<li><a href="${toolAddress(name, locale)}" ${name === part ? html`aria-current="true"` : ''}>${t(name)}</a></li>`,
  )}</ul></nav>
</header>
<main>${head ? stage(head, sky) : ''}<div class="content">${content}</div></main>
<footer><nav aria-label="${t('language')}"><ul>
${LOCALES.map((one) => languageLink(c, one, locale))}
</ul></nav></footer>
</body>
</html>`;
}

/** Answers with a page of the demo, which runs no script but its own and is cached nowhere. */
export function demoPage(c: Context, page: DemoPage, status: 200 | 404 | 409 = 200) {
  const scripts = page.script ? ["script-src 'self'"] : [];
  c.header('content-security-policy', [...POLICY, ...scripts].join('; '));
  c.header('cache-control', 'private, no-store');
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'same-origin');
  return c.html(document(c, page), status);
}
