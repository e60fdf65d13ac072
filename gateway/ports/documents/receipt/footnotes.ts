import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ReceiptConditions, ReceiptData } from '#gateway/ports/documents/receipt-data.ts';
import type { MessageId, Texts } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { isEastAsian } from '#schema/codes/base/locales.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { section, tableRow } from './parts.ts';
import { MARGIN, STYLE } from './style.ts';

const SHARES = [1.7, 2.7, 1.7, 1.7];

function feeWords(fee: Money | null, kind: 'change' | 'refund' | 'noShow', texts: Texts): string {
  const id = (end: string) => `receipt.${kind}${end}` as MessageId;
  if (kind === 'noShow' && (fee === null || fee.amount === 0)) return texts.t(id('None'));
  if (fee === null) return texts.t(id('None'));
  return fee.amount === 0 ? texts.t(id('Free')) : texts.t(id('Fee'), { fee: texts.money(fee) });
}

const conditionRow = (condition: ReceiptConditions, texts: Texts): ReactElement =>
  tableRow(
    [
      texts.brand(condition.brand),
      feeWords(condition.changeFee, 'change', texts),
      feeWords(condition.refundFee, 'refund', texts),
      feeWords(condition.noShowFee, 'noShow', texts),
    ],
    SHARES,
  );

/** What the fare allows. */
export const conditions = (data: ReceiptData, texts: Texts): ReactElement =>
  section(
    texts.t('receipt.conditions'),
    tableRow(
      ['', texts.t('receipt.change'), texts.t('receipt.refund'), texts.t('receipt.noShow')],
      SHARES,
      { head: true },
    ),
    ...data.conditions.map((condition) => conditionRow(condition, texts)),
    h(Text, { style: STYLE.small }, texts.t('receipt.perBound')),
  );

/** What a passenger must know. */
export function notices(data: ReceiptData, texts: Texts): ReactElement {
  const { t } = texts;
  const sentences = [
    [
      t('receipt.noticeValidity', {
        date: texts.date(data.ticketValidUntil),
        receiptDate: texts.date(data.receiptLastDay),
      }),
      t('receipt.noticeCheck', { address: data.checkUrl }),
    ].join(isEastAsian(texts.locale) ? '' : ' '),
    t('receipt.noticeCheckIn', {
      openHours: LIMITS.checkInOpensMinutes / 60,
      counterHours: COUNTERS.openMinutes / 60,
      hubHours: COUNTERS.hubOpenMinutes / 60,
      closeMinutes: LIMITS.checkInClosesMinutes,
    }),
    t('receipt.noticeDocuments'),
    t('receipt.noticeGoods'),
    t('receipt.noticeLiability', { airline: texts.airline }),
  ];
  return footnoteList(sentences, texts);
}

/** Sentences one under the other. */
export const footnoteList = (sentences: readonly string[], texts: Texts): ReactElement =>
  section(
    { heading: texts.t('receipt.notices'), together: true },
    ...sentences.map((sentence) =>
      h(
        View,
        { key: sentence, style: [STYLE.row, { marginBottom: 1 }], wrap: false },
        h(Text, { style: [STYLE.small, { width: 9 }] }, '·'),
        h(Text, { style: [STYLE.small, STYLE.grow] }, sentence),
      ),
    ),
  );

/** On every page: whom to ask, the document's mark, and which page it is. */
export const footer = (mark: string, texts: Texts): ReactElement =>
  h(
    View,
    {
      fixed: true,
      style: {
        position: 'absolute',
        // Measured from the top: `bottom` leaves a fixed view out on pages that wrap.
        top: 806,
        left: MARGIN,
        right: MARGIN,
        flexDirection: 'row',
        justifyContent: 'space-between',
      },
    },
    h(
      Text,
      { style: STYLE.small },
      texts.t('receipt.help', { phone: BRAND.phone.display, email: BRAND.email }),
    ),
    h(Text, {
      style: STYLE.small,
      render: ({ pageNumber, totalPages }) =>
        `${mark} · ${texts.t('receipt.page', { page: pageNumber, pages: totalPages })}`,
    }),
  );
