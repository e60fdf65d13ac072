import { html } from 'hono/html';
import { demoPage, type Markup } from './demo-page.ts';
import type { DemoTexts } from './demo-texts.ts';

/** What the page of a desk says, at which people decide what the airline's own staff would decide. */
type DeskTexts = DemoTexts<'title' | 'back' | 'intro' | 'none' | 'api' | 'language'>;

export type DeskPage = {
  readonly texts: DeskTexts;
  /** What waits for a decision, one section each. */
  readonly sections: readonly Markup[];
  /** The request with which a program decides, and an example of its body. */
  readonly api: { readonly request: string; readonly body: string };
};

export const deskPage = ({ texts, sections, api }: DeskPage): Markup => {
  const { t, locale } = texts;
  return demoPage({
    texts,
    title: t('title'),
    style: '/demo/style.css',
    header: html`<a href="/demo?lang=${locale}">${t('back')}</a>`,
    content: html`<h1>${t('title')}</h1>
<p class="intro">${t('intro')}</p>
${sections.length === 0 ? html`<p>${t('none')}</p>` : sections}
<p class="intro">${t('api', api)}</p>`,
  });
};
