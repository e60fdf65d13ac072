import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { FLOWER } from '#schema/codes/base/flower.ts';
import { fact } from './parts.ts';
import { ACCENT, INK, MARGIN, PAGE_TOP, PALE_ACCENT, STYLE } from './style.ts';

const flower = (): ReactElement =>
  h(
    Svg,
    { width: 36, height: 36, viewBox: '0 0 32 32' },
    ...FLOWER.map(({ d, weight }) =>
      h(Path, { key: d, d, fill: PALE_ACCENT, fillOpacity: weight }),
    ),
  );

/** The airline and the kind of document. */
export const header = (
  { title, subtitle }: { readonly title: string; readonly subtitle: string },
  texts: Texts,
): ReactElement =>
  h(
    View,
    {
      style: {
        flexDirection: 'row',
        alignItems: 'center',
        gap: 12,
        marginTop: -PAGE_TOP,
        backgroundColor: INK,
        color: '#FFFFFF',
        paddingHorizontal: MARGIN,
        paddingVertical: 16,
      },
    },
    flower(),
    h(
      Text,
      { style: { fontSize: 17, fontWeight: 700, flexGrow: 1, lineHeight: 1 } },
      texts.airline,
    ),
    h(
      View,
      { style: { alignItems: 'flex-end' } },
      h(Text, { style: { fontSize: 11, fontWeight: 700 } }, title),
      h(Text, { style: { fontSize: 8.5, marginTop: 3 } }, subtitle),
    ),
  );

/** The stub: what one reads out at a counter, and smaller facts beside it. */
export const stub = (
  [label, value]: readonly [string, string],
  facts: readonly (readonly [string, string])[],
): ReactElement =>
  h(
    View,
    {
      style: {
        flexDirection: 'row',
        alignItems: 'flex-end',
        gap: 28,
        paddingHorizontal: MARGIN,
        paddingTop: 16,
      },
    },
    h(
      View,
      { style: STYLE.grow },
      h(Text, { style: STYLE.label }, label),
      h(
        Text,
        {
          style: {
            fontSize: 24,
            fontWeight: 700,
            letterSpacing: 3,
            color: ACCENT,
            lineHeight: 1.2,
          },
        },
        value,
      ),
    ),
    ...facts.map(([name, text]) => fact(name, text)),
  );
