import { html } from 'hono/html';
import { BRAND } from '#schema/codes/base/brand.ts';
import { BCP47, LOCALE_NAMES, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import type { DemoTexts } from './demo-texts.ts';

export type Markup = ReturnType<typeof html>;

/** The site's home page in each language. */
export const HOME = { en: '/', 'zh-hk': '/zh-hk', ja: '/ja' } as const satisfies Record<
  Locale,
  string
>;

/** The content of the frame that the demo's pages share. */
export type DemoPage = {
  readonly texts: DemoTexts<'language'>;
  readonly title: string;
  /** The address of the style sheet. */
  readonly style: string;
  readonly header: Markup;
  readonly content: Markup;
};

const languageLink = (locale: Locale, chosen: Locale): Markup =>
  html`<li><a href="?lang=${locale}" lang="${BCP47[locale]}" hreflang="${BCP47[locale]}" ${locale === chosen ? html`aria-current="true"` : ''}>${LOCALE_NAMES[locale]}</a></li>`;

/** A whole page, with the same page in the other languages at its end. */
export const demoPage = ({
  texts,
  title,
  style,
  header,
  content,
}: DemoPage): Markup => html`<!doctype html>
<html lang="${texts.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${BRAND.name[texts.locale]}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
</head>
<body>
<header>${header}</header>
<main>${content}</main>
<footer><nav aria-label="${texts.t('language')}"><ul>
${LOCALES.map((locale) => languageLink(locale, texts.locale))}
</ul></nav></footer>
</body>
</html>`;
