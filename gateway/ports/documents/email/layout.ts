import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Html, Preview, Section, Text } from 'react-email';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';

/** The theme's colours where no style sheet reaches: mail programs want them on the element. */
export const COLOUR = { ink: '#1C1B2E', magnolia: '#A8325F', quiet: '#5D5B6B', line: '#E2DEE4' };

const FONT = '-apple-system, "Segoe UI", "PingFang HK", "Hiragino Sans", "Noto Sans", sans-serif';

/** A paragraph. */
export const paragraph = (text: string, style: Record<string, string> = {}): ReactElement =>
  h(
    Text,
    { key: text, style: { fontSize: '16px', lineHeight: '1.6', margin: '0 0 16px', ...style } },
    text,
  );

/** The one thing to do next. */
export const action = (label: string, href: string): ReactElement =>
  h(
    Section,
    { key: href, style: { margin: '8px 0 24px' } },
    h(
      Button,
      {
        href,
        style: {
          backgroundColor: COLOUR.magnolia,
          color: '#ffffff',
          fontSize: '16px',
          fontWeight: '600',
          padding: '12px 20px',
          borderRadius: '6px',
        },
      },
      label,
    ),
  );

/** An e-mail of the airline: its name, a heading, the content, and whom to ask. */
export const emailLayout = (
  texts: Texts,
  heading: string,
  preview: string,
  ...content: ReactNode[]
): ReactElement =>
  h(
    Html,
    { lang: texts.lang },
    h(
      Head,
      null,
      h('title', null, heading),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
    ),
    h(Preview, null, preview),
    h(
      Body,
      { style: { margin: '0', backgroundColor: '#F5F2F5', color: COLOUR.ink, fontFamily: FONT } },
      h(
        'section',
        { 'aria-label': heading },
        h(
          Container,
          { style: { maxWidth: '600px', margin: '0 auto', backgroundColor: '#ffffff' } },
          h(
            Section,
            { style: { backgroundColor: COLOUR.ink, padding: '18px 24px' } },
            h(
              Text,
              { style: { color: '#ffffff', fontSize: '18px', fontWeight: '700', margin: '0' } },
              texts.airline,
            ),
          ),
          h(
            Section,
            { style: { padding: '24px' } },
            h(
              Heading,
              { as: 'h1', style: { fontSize: '22px', lineHeight: '1.35', margin: '0 0 16px' } },
              heading,
            ),
            ...content,
          ),
          h(
            Section,
            { style: { borderTop: `1px solid ${COLOUR.line}`, padding: '16px 24px' } },
            h(
              Text,
              { style: { fontSize: '13px', lineHeight: '1.6', color: COLOUR.quiet, margin: '0' } },
              texts.t('email.footer', {
                airline: texts.airline,
                phone: BRAND.phone.display,
                email: BRAND.email,
              }),
            ),
          ),
        ),
      ),
    ),
  );
