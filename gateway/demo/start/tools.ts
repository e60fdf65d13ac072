import { html } from 'hono/html';
import { frameTexts, type Markup, toolAddress } from '#gateway/demo/theme/demo-page.ts';
import type { StartTexts } from './texts.ts';

/** Drawn by one line each, as on a map. */
const DRAWINGS = {
  mailbox: 'M3 6h18v12H3zM3 7l9 7 9-7',
  desk: 'M4 20h16M6 17h12v-3H6zM10 14c1-3-1-4-1-6a3 3 0 0 1 6 0c0 2-2 3-1 6',
  schema: 'M9 4c-4 0-2 7-5 8 3 1 1 8 5 8M15 4c4 0 2 7 5 8-3 1-1 8-5 8',
  reference: 'M12 6c-2-2-6-2-9-1v14c3-1 7-1 9 1 2-2 6-2 9-1V5c-3-1-7-1-9 1v14',
  screen: 'M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
} as const;

const drawing = (name: keyof typeof DRAWINGS): Markup =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${DRAWINGS[name]}"/></svg>`;

type ToolsContent = {
  /** The page of the site that the visitor comes from; null where it is none. */
  readonly cameFrom: string | null;
  /** Whether each page has a switch that leads to what is under it. */
  readonly hasSwitch: boolean;
};

function screenTile({ cameFrom, hasSwitch }: ToolsContent, { t, locale }: StartTexts): Markup {
  const query = cameFrom === null ? '' : `?of=${encodeURIComponent(cameFrom)}`;
  return html`<li class="screen">${drawing('screen')}<h3><a href="/reference/screen${query}">${t('screen', { path: cameFrom ?? 'none' })}</a></h3>
<p>${t('screenText')}</p>
<form method="post" action="/demo/screen-switch?lang=${locale}"><button name="to" value="${hasSwitch ? 'off' : 'on'}">${t('screenSwitch', { is: hasSwitch ? 'ON' : 'OFF' })}</button></form></li>`;
}

/** What the demonstration has beside its scenarios, each with a sentence. */
export function tools(content: ToolsContent, texts: StartTexts): Markup {
  const { t, locale } = texts;
  const say = frameTexts(locale);
  return html`<h2 id="behind">${t('behind')}</h2>
<ul class="tiles" aria-labelledby="behind">${(
    ['mailbox', 'desk', 'schema', 'reference'] as const
  ).map(
    (name) =>
      html`<li>${drawing(name)}<h3><a href="${toolAddress(name, locale)}">${say(name)}</a></h3><p>${t(`tool.${name}`)}</p></li>`,
  )}${screenTile(content, texts)}</ul>`;
}
