import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ReceiptData, ReceiptPriceItem } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { paidAlong } from './paid-along.ts';
import { section, tableRow, totalLine } from './parts.ts';
import { STYLE } from './style.ts';

const ITEM_SHARES = [4, 1.8, 1.2, 2];
const SUM_SHARES = [5, 2];

function itemRows(item: ReceiptPriceItem, texts: Texts): ReactElement[] {
  const { t, tax, money } = texts;
  const each: [string, string][] = [
    [t('receipt.fare'), money(item.fare)],
    ...item.taxes.map(({ code, amount }): [string, string] => [
      `${code}  ${tax(code)}`,
      money(amount),
    ]),
  ];
  const type = t(`passengerType.${item.passengerType}`);
  const sum = [type, money(item.perPassenger), `× ${item.count}`, money(item.total)];
  return [
    tableRow(sum, ITEM_SHARES, { strong: true, rightFrom: 1 }),
    ...each.map(([line, amount]) =>
      tableRow([line, amount, '', ''], ITEM_SHARES, { detail: true, rightFrom: 1 }),
    ),
  ];
}

// The price is read in one piece: it moves to the next page when the flights leave it no room on
// the first. More flights reach the next page themselves, and the price follows them there.
const isLong = ({ passengers, flights }: ReceiptData): boolean =>
  passengers.length + 4 * flights.length > 6 && flights.length < 3;

/** Fare, each tax, fees and total: what was paid (RULES 5.3). */
export function price(data: ReceiptData, texts: Texts): ReactElement {
  const { t, tax, money } = texts;
  const head = [t('receipt.travellers'), t('receipt.each'), '', t('receipt.sum')];
  const sums: [string, string][] = [
    [t('receipt.fareTotal'), money(data.price.fareTotal)],
    ...data.price.taxes.map(({ code, amount }): [string, string] => [
      `${code}  ${tax(code)}`,
      money(amount),
    ]),
    [t('receipt.taxTotal'), money(data.price.taxTotal)],
    [t('receipt.feeTotal'), money(data.price.feeTotal)],
  ];
  return section(
    { heading: t('receipt.price'), onNewPage: isLong(data) },
    tableRow(head, ITEM_SHARES, { head: true, rightFrom: 1 }),
    ...data.price.items.flatMap((item) => itemRows(item, texts)),
    h(View, { style: [STYLE.rule, { height: 3, marginTop: 5 }] }),
    ...sums.map((cells) => tableRow(cells, SUM_SHARES, { detail: true, rightFrom: 1 })),
    totalLine(t('receipt.total'), money(data.price.total)),
    ...paidAlong(data.chain, texts).map((cells) =>
      tableRow(cells, SUM_SHARES, { detail: true, rightFrom: 1 }),
    ),
  );
}

/** How and when it was paid. */
export function payment({ payment: paid }: ReceiptData, texts: Texts): ReactElement {
  const { t } = texts;
  const date = texts.dateOf({ instant: paid.paidAt, zone: BRAND.commercialZone });
  const how = paid.card ? t('receipt.paidByCard', paid.card) : t('receipt.paidOnline');
  const points = { points: paid.points, amount: texts.money(pointsValue(paid.points)) };
  const inMoney = [t('receipt.paidAt', { amount: texts.money(paid.amount), date }), how];
  return section(
    { heading: t('receipt.payment'), together: true },
    ...[
      ...(paid.points > 0 ? [t('receipt.paidWithPoints', { ...points, date })] : []),
      ...(paid.amount.amount > 0 ? inMoney : []),
    ].map((line) => h(Text, { key: line, style: STYLE.value }, line)),
    h(Text, { style: STYLE.small }, t('receipt.paymentReference', { reference: paid.reference })),
  );
}
