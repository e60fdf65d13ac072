import { html, raw } from 'hono/html';
import type { Markup } from '#gateway/demo/theme/demo-page.ts';
import { RULE_CODES } from '#schema/rules/base/rule-codes.ts';

/** Where a type is described: the page of its area. */
export type Places = ReadonlyMap<string, string>;

const ROOTS = ['Query', 'Mutation', 'Subscription'];

/** The first sentence of a description. */
export const firstSentence = (text: string): string =>
  /^[\s\S]*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

/** The address of a type, or of one of its fields. */
export function hrefOf(places: Places, name: string): string | null {
  const [type = ''] = name.split('.');
  const area = places.get(name) ?? places.get(type);
  return area ? `/reference/${area}#${name}` : null;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The address of what a text calls `createOffer`, `Order` or `Query.offer`. */
function hrefNamed(places: Places, name: string): string | null {
  const known = [name, ...ROOTS.map((root) => `${root}.${name}`)].find((one) => places.has(one));
  return known ? hrefOf(places, known) : null;
}

const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

function codeName(places: Places, name: string): string {
  const href = hrefNamed(places, name);
  return href ? `<code>${link(href, name)}</code>` : `<code>${name}</code>`;
}

const codeLink = (code: string): string =>
  Object.hasOwn(RULE_CODES, code) ? link(`/reference/codes#code.${code}`, code) : code;

/**
 * A description: names in code and linked where they are described, codes and clauses linked, bold
 * words.
 */
export function prose(places: Places, text: string): Markup {
  const marked = escaped(text)
    .replace(/(?<![`.\w])[A-Z]{2,}(?:_[A-Z\d]+)+(?![`\w])/g, codeLink)
    .replace(/`([^`]+)`/g, (_all, name: string) => codeName(places, name))
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(
      /RULES ((?:\d+\.\d+(?:, | and | to )?)+)/g,
      (_all, numbers: string) =>
        `RULES ${numbers.replace(/\d+\.\d+/g, (one) => link(`/reference/clauses#${one}`, one))}`,
    );
  return html`${raw(
    marked
      .split(/\n\n/)
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
  )}`;
}

/** A type as it is written, `[Order!]!`, its name linked. */
export function typeLink(places: Places, type: string): Markup {
  const name = type.replace(/[[\]!]/g, '');
  const href = hrefOf(places, name);
  const [before = '', after = ''] = type.split(name);
  return href
    ? html`<code>${before}<a href="${href}">${name}</a>${after}</code>`
    : html`<code>${type}</code>`;
}

/** Names, linked where they are described; those that are gone are not. */
export const nameList = (
  places: Places,
  names: readonly string[],
  isGone: (name: string) => boolean = () => false,
): Markup =>
  html`${names.map((name, index) => {
    const href = isGone(name) ? null : hrefOf(places, name);
    return html`${index > 0 ? ', ' : ''}${href ? html`<a href="${href}">${name}</a>` : name}`;
  })}`;

/** What is said of something that is to go. */
export const deprecation = (
  places: Places,
  { deprecationReason }: { readonly deprecationReason?: string | null | undefined },
): Markup | string =>
  deprecationReason
    ? html`<div class="deprecated"><strong>Deprecated</strong>: ${prose(places, deprecationReason)}</div>`
    : '';
