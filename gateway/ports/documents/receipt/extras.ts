import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ReceiptData } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { section, tableRow } from './parts.ts';
import { STYLE } from './style.ts';

const SHARES = [3, 3, 1, 2];

/** What was bought beside the tickets; null where nothing was. */
export function extras({ extras: bought = [] }: ReceiptData, texts: Texts): ReactElement | null {
  if (bought.length === 0) return null;
  const { t, money } = texts;
  return section(
    t('receipt.extras'),
    ...bought.map(({ name, passenger, quantity, total }) =>
      tableRow([name, passenger ?? '', `× ${quantity}`, money(total)], SHARES, { rightFrom: 2 }),
    ),
    h(Text, { style: STYLE.small }, t('receipt.extrasPaid')),
  );
}
