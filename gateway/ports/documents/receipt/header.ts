import { G, Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ReceiptData } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { fact } from './parts.ts';
import { BLUSH, INK, MAGNOLIA, MARGIN, PAGE_TOP, STYLE } from './style.ts';

const PETAL = 'M0 0 C -7 -6 -7 -15 0 -22 C 7 -15 7 -6 0 0 Z';

const flower = (): ReactElement =>
  h(
    Svg,
    { width: 34, height: 34, viewBox: '-24 -24 48 48' },
    ...[0, 60, 120, 180, 240, 300].map((angle) =>
      h(
        G,
        { key: angle, transform: `rotate(${angle})` },
        h(Path, { d: PETAL, fill: angle % 120 === 0 ? '#E9A9C0' : BLUSH }),
      ),
    ),
  );

/** The airline and the kind of document. */
export const header = (texts: Texts): ReactElement =>
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
      h(Text, { style: { fontSize: 11, fontWeight: 700 } }, texts.t('receipt.title')),
      h(Text, { style: { fontSize: 8.5, marginTop: 3 } }, texts.t('receipt.subtitle')),
    ),
  );

/** The stub: what one reads out at a counter. */
export const stub = (data: ReceiptData, texts: Texts): ReactElement =>
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
      h(Text, { style: STYLE.label }, texts.t('receipt.bookingReference')),
      h(
        Text,
        {
          style: {
            fontSize: 24,
            fontWeight: 700,
            letterSpacing: 3,
            color: MAGNOLIA,
            lineHeight: 1.2,
          },
        },
        data.bookingReference,
      ),
    ),
    fact(texts.t('receipt.orderNumber'), data.orderNumber),
    fact(
      texts.t('receipt.issuedAt'),
      texts.dateOf({ instant: data.issuedAt, zone: BRAND.commercialZone }),
    ),
  );
