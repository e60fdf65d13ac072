import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { FLOWER_CONTENT_ID } from '#gateway/ports/mailer/inline/inline-pictures.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { TEXTS, TONES } from '#schema/codes/base/brand-colours.ts';
import { NIGHT_CLASS } from './dark-mode.ts';
import { buttonLink, mailPage, section } from './elements.ts';

/** The theme's colours where no style sheet reaches: mail programs want them on the element. */
export const COLOUR = {
  ink: TEXTS.default.light,
  brand: TONES.brand.solid.light,
  quiet: '#5D5B6B',
  line: '#E2DEE4',
  off: '#C9C7CE',
  ground: '#F5F2F5',
};

/** Of headings and places; mail programs load no faces. */
export const DISPLAY_FONT =
  'Newsreader, Georgia, "Songti TC", "Hiragino Mincho ProN", "Noto Serif CJK JP", serif';
const FONT = '-apple-system, "Segoe UI", "PingFang HK", "Hiragino Sans", "Noto Sans", sans-serif';

/** A paragraph. */
export const paragraph = (text: string, style: Record<string, string> = {}): ReactElement =>
  h(
    'p',
    { key: text, style: { fontSize: '16px', lineHeight: '1.6', margin: '0 0 16px', ...style } },
    text,
  );

/** The same in a paler colour. */
export const quietParagraph = (text: string, style: Record<string, string> = {}): ReactElement =>
  h(
    'p',
    {
      key: text,
      className: NIGHT_CLASS.quiet,
      style: { fontSize: '14px', lineHeight: '1.6', margin: '0', color: COLOUR.quiet, ...style },
    },
    text,
  );

/** The next step. */
export const action = (label: string, href: string): ReactElement =>
  section(
    href,
    { margin: '8px 0 24px' },
    buttonLink(href, label, {
      backgroundColor: COLOUR.brand,
      color: '#ffffff',
      fontSize: '16px',
      fontWeight: '600',
      padding: '12px 20px',
      borderRadius: '6px',
    }),
  );

const LOGO_SIDE = 40;

/** The mark and the name. */
const masthead = ({ airline }: Texts): ReactElement =>
  section(
    'masthead',
    { backgroundColor: COLOUR.ink, padding: '12px 24px' },
    h(
      'table',
      { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 },
      h(
        'tbody',
        null,
        h(
          'tr',
          null,
          h(
            'td',
            { style: { width: `${LOGO_SIDE + 12}px` } },
            h('img', {
              src: `cid:${FLOWER_CONTENT_ID}`,
              alt: '',
              width: LOGO_SIDE,
              height: LOGO_SIDE,
              style: { display: 'block', border: 0 },
            }),
          ),
          h(
            'td',
            null,
            paragraph(airline, {
              color: '#ffffff',
              fontFamily: DISPLAY_FONT,
              fontSize: '20px',
              fontWeight: '500',
              lineHeight: '24px',
              margin: '0',
            }),
          ),
        ),
      ),
    ),
  );

const footer = ({ airline, t }: Texts): ReactElement =>
  section(
    'footer',
    { borderTop: `1px solid ${COLOUR.line}`, padding: '16px 24px', className: NIGHT_CLASS.line },
    quietParagraph(t('email.footer', { airline, phone: BRAND.phone.display, email: BRAND.email }), {
      fontSize: '13px',
      margin: '0',
    }),
  );

/**
 * An e-mail of the airline: its name, a picture from edge to edge, a heading, the content, and whom
 * to ask.
 */
export const emailLayout = (
  texts: Texts,
  {
    heading,
    preview,
    picture,
  }: {
    readonly heading: string;
    /** What a list of messages shows behind the subject. */
    readonly preview: string;
    readonly picture?: ReactElement | null;
  },
  ...content: ReactNode[]
): ReactElement =>
  mailPage(
    {
      lang: texts.lang,
      title: heading,
      previewText: preview,
      style: { margin: '0', backgroundColor: COLOUR.ground, color: COLOUR.ink, fontFamily: FONT },
    },
    h(
      'section',
      { 'aria-label': heading },
      section(
        'page',
        {
          maxWidth: '600px',
          margin: '0 auto',
          backgroundColor: '#ffffff',
          color: COLOUR.ink,
          className: NIGHT_CLASS.page,
        },
        masthead(texts),
        picture,
        section(
          'content',
          { padding: '28px 24px 24px' },
          h(
            'h1',
            {
              style: {
                fontFamily: DISPLAY_FONT,
                fontSize: '30px',
                fontWeight: '500',
                lineHeight: '1.25',
                margin: '0 0 16px',
                textWrap: 'balance',
              },
            },
            heading,
          ),
          ...content,
        ),
        footer(texts),
      ),
    ),
  );
