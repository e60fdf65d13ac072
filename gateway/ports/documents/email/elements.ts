import {
  type CSSProperties,
  cloneElement,
  createElement as h,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { BCP47, DEFAULT_LOCALE } from '#schema/codes/base/locales.ts';
import { NIGHT_CLASS, NIGHT_STYLE } from './dark-mode.ts';

/**
 * Space that mail programs lay out by: Outlook knows tables and their cells' padding, but no padded
 * blocks.
 */
const TABLE = { border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation', width: '100%' };

/** Longer than any list of messages shows. */
const PREVIEW_LENGTH = 200;
/**
 * A space between characters without width: it keeps what follows out of the preview, and cannot be
 * collapsed.
 */
const BLANK = '\u00a0\u200c\u200b\u200d\ufeff';
const HIDDEN = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
};

/** A block as wide as its container, with its padding on the cell; `className` is for dark mode. */
export const section = (
  key: string,
  { padding, className, ...style }: CSSProperties & { className?: string },
  ...content: ReactNode[]
): ReactElement =>
  h(
    'table',
    { ...TABLE, key, align: 'center', className, style },
    h('tbody', null, h('tr', null, h('td', { style: { padding } }, ...content))),
  );

/**
 * A link that looks like a button. Outlook takes the padding of the cell, all others that of the
 * link.
 */
export const buttonLink = (
  href: string,
  label: string,
  { padding, ...style }: CSSProperties,
): ReactElement =>
  h(
    'table',
    { ...TABLE, width: undefined },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          { style: { ...style, msoPaddingAlt: padding } as CSSProperties },
          h(
            'a',
            {
              href,
              target: '_blank',
              style: { ...style, padding, display: 'inline-block', textDecoration: 'none' },
            },
            label,
          ),
        ),
      ),
    ),
  );

const preview = (text: string): ReactElement =>
  h(
    'div',
    { style: HIDDEN, 'data-skip-in-text': true },
    text,
    h('div', null, BLANK.repeat(Math.max(0, PREVIEW_LENGTH - text.length))),
  );

/** The rules of `languages.css` on the element, since mail programs read few selectors. */
const LINES: Readonly<Record<string, CSSProperties>> = {
  [BCP47.ja]: { lineBreak: 'strict', wordBreak: 'auto-phrase' },
};

/**
 * A whole e-mail. `previewText` is what a list of messages shows behind the subject. Some mail
 * programs drop `html` and `body`, so language and style are on a cell too.
 */
export function mailPage(
  {
    lang,
    title,
    previewText,
    style,
  }: Record<'lang' | 'title' | 'previewText', string> & {
    style: CSSProperties;
  },
  ...content: ReactNode[]
): ReactElement {
  const tongue = { dir: 'ltr', lang };
  return h(
    'html',
    tongue,
    h(
      'head',
      null,
      h('meta', { content: 'text/html; charset=UTF-8', httpEquiv: 'Content-Type' }),
      h('meta', { name: 'x-apple-disable-message-reformatting' }),
      h('title', null, title),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, NIGHT_STYLE),
    ),
    h(
      'body',
      {
        ...tongue,
        className: NIGHT_CLASS.ground,
        style: { backgroundColor: style.backgroundColor, margin: style.margin },
      },
      preview(previewText),
      h(
        'table',
        { ...TABLE, align: 'center' },
        h(
          'tbody',
          null,
          h(
            'tr',
            null,
            h(
              'td',
              { ...tongue, className: NIGHT_CLASS.ground, style: { ...style, ...LINES[lang] } },
              ...content,
            ),
          ),
        ),
      ),
    ),
  );
}

const ENGLISH = { lang: BCP47[DEFAULT_LOCALE] };

/**
 * Says of each text of an e-mail that is in English for want of a translation that it is English:
 * on its element, or in one of its own where other text stands beside it.
 */
export function markEnglish(node: ReactNode, english: ReadonlySet<string>): ReactNode {
  if (typeof node === 'string' && english.has(node)) return h('span', ENGLISH, node);
  if (Array.isArray(node)) return node.map((one) => markEnglish(one, english));
  if (!isValidElement<{ children?: ReactNode; lang?: string }>(node)) return node;
  const { children } = node.props;
  if (typeof children === 'string' && english.has(children)) return cloneElement(node, ENGLISH);
  if (!Array.isArray(children)) return cloneElement(node, {}, markEnglish(children, english));
  return cloneElement(node, {}, ...children.map((one) => markEnglish(one, english)));
}
