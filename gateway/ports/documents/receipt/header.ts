import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { FlightData } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { FLOWER } from '#schema/codes/base/flower.ts';
import { LANDSCAPE_HEIGHT, landscape } from './landscape.ts';
import { fact } from './parts.ts';
import { ACCENT, INK, MARGIN, PAGE_TOP, STYLE } from './style.ts';

const flower = (): ReactElement =>
  h(
    Svg,
    { width: 36, height: 36, viewBox: '0 0 32 32' },
    ...FLOWER.map(({ d, weight }) => h(Path, { key: d, d, fill: ACCENT, fillOpacity: weight })),
  );

/** The airline, the kind of document, and where the flights go. */
export const header = (
  {
    title,
    subtitle,
    flights,
  }: {
    readonly title: string;
    readonly subtitle: string;
    readonly flights: readonly FlightData[];
  },
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
        paddingHorizontal: MARGIN,
        height: LANDSCAPE_HEIGHT,
        borderBottomWidth: 1,
        borderBottomColor: INK,
      },
    },
    landscape(flights),
    flower(),
    h(
      View,
      null,
      h(Text, { style: { fontSize: 17, fontWeight: 700, lineHeight: 1.15 } }, texts.airline),
      h(Text, { style: { fontSize: 11, fontWeight: 700, marginTop: 3 } }, title),
      h(Text, { style: { fontSize: 8.5, marginTop: 1 } }, subtitle),
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
