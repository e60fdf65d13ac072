import type { ReactElement } from 'react';
import type { ItineraryData } from '#gateway/ports/documents/itinerary-data.ts';
import { paidAlong } from '#gateway/ports/documents/receipt/paid-along.ts';
import { section, tableRow, totalLine } from '#gateway/ports/documents/receipt/parts.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';

const SHARES = [5, 2];

/**
 * The price is read in one piece: after so many flights it has no room on the first page, after
 * more it is on the next.
 */
const FLIGHTS_THAT_FILL_A_PAGE = 2;

/** Fare, each tax, and what was paid for the ticket. */
export function price(
  { fare, taxes, total, coupons, chain }: ItineraryData,
  texts: Texts,
): ReactElement {
  const { t, tax, money } = texts;
  const lines: [string, string][] = [
    [t('receipt.fare'), money(fare)],
    ...taxes.map(({ code, amount }): [string, string] => [`${code}  ${tax(code)}`, money(amount)]),
  ];
  return section(
    { heading: t('receipt.price'), onNewPage: coupons.length === FLIGHTS_THAT_FILL_A_PAGE },
    ...lines.map((cells) => tableRow(cells, SHARES, { rightFrom: 1 })),
    totalLine(t('receipt.total'), money(total)),
    ...paidAlong(chain, texts).map((cells) => tableRow(cells, SHARES, { rightFrom: 1 })),
  );
}
