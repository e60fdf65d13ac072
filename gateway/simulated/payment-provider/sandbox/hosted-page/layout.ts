import { html } from 'hono/html';
import { PAGE_LOCALES, type Texts } from './texts.ts';

/** A piece of escaped HTML, as hono's `html` gives it. */
export type Markup = ReturnType<typeof html>;

/**
 * The document around a page of the provider. `wide` gives the content two columns where there is
 * room.
 */
export const layout = (texts: Texts, title: string, content: Markup, wide = false): Markup =>
  html`<!doctype html>
<html lang="${texts.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${texts.t('page.provider')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pay.css">
</head>
<body>
<header>
<p class="note">${texts.t('page.sandbox')}</p>
<div class="brand">
<svg width="28" height="20" viewBox="0 0 28 20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"><rect x="1" y="1" width="26" height="18" rx="3"/><path d="M1 7h26"/></svg>
<span>${texts.t('page.provider')}</span>
</div>
</header>
<main class="${wide ? 'two' : 'one'}">${content}</main>
<footer><nav aria-label="${texts.t('page.language')}"><ul>
${PAGE_LOCALES.map(
  ({ locale, lang, name }) =>
    html`<li><a href="?lang=${locale}" lang="${lang}" hreflang="${lang}" ${locale === texts.locale ? html`aria-current="true"` : ''}>${name}</a></li>`,
)}
</ul></nav></footer>
</body>
</html>`;
