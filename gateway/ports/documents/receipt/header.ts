import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ReceiptData } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { FLOWER } from '#schema/codes/base/flower.ts';
import { fact } from './parts.ts';
import { INK, MAGNOLIA, MARGIN, PAGE_TOP, PALE_MAGNOLIA, STYLE } from './style.ts';

const flower = (): ReactElement =>
  h(
    Svg,
    { width: 36, height: 36, viewBox: '0 0 32 32' },
    ...FLOWER.map(({ d, weight }) =>
      h(Path, { key: d, d, fill: PALE_MAGNOLIA, fillOpacity: weight }),
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
