import { html, raw } from 'hono/html';
import type { Markup } from '#gateway/demo/demo-page.ts';

/** Where a type is described: the page of its area. */
export type Places = ReadonlyMap<string, string>;

/** The address of a type, or of one of its fields. */
export const hrefOf = (places: Places, name: string): string | null => {
  const [type = ''] = name.split('.');
  const area = places.get(name) ?? places.get(type);
  return area ? `/reference/${area}#${name}` : null;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A description: names in code, clauses linked to their text, bold words. */
export const prose = (text: string): Markup => {
  const marked = escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(
      /RULES ((?:\d+\.\d+(?:, | and | to )?)+)/g,
      (_all, numbers: string) =>
        `RULES ${numbers.replace(/\d+\.\d+/g, (one) => `<a href="/reference/clauses#${one}">${one}</a>`)}`,
    );
  return html`${raw(
    marked
      .split(/\n\n/)
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
  )}`;
};

/** A type as it is written, `[Order!]!`, its name linked. */
export const typeLink = (places: Places, type: string): Markup => {
  const name = type.replace(/[[\]!]/g, '');
  const href = hrefOf(places, name);
  const [before = '', after = ''] = type.split(name);
  return href
    ? html`<code>${before}<a href="${href}">${name}</a>${after}</code>`
    : html`<code>${type}</code>`;
};
