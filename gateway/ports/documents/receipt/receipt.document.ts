import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { ReceiptData } from '#gateway/ports/documents/receipt-data.ts';
import { textsFor } from '#gateway/ports/documents/texts.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { flights } from './flights.ts';
import { fontsOf } from './fonts.ts';
import { header, stub } from './header.ts';
import { conditions, footer, notices } from './notices.ts';
import { perforation } from './parts.ts';
import { passengers } from './passengers.ts';
import { payment, price } from './price.ts';
import { INK, lineHeightOf, PAGE_TOP } from './style.ts';

/** Renders the receipt on the calling thread, which it blocks for some hundred milliseconds: use `renderReceipt`. */
export async function drawReceipt(data: ReceiptData, locale: Locale): Promise<Uint8Array> {
  const texts = textsFor(locale);
  const page = {
    size: 'A4',
    style: {
      fontFamily: fontsOf(locale),
      fontSize: 9,
      lineHeight: lineHeightOf(locale),
      color: INK,
      paddingTop: PAGE_TOP,
      paddingBottom: 46,
    },
  } as const;
  const document = h(
    Document,
    {
      title: `${texts.t('receipt.title')} ${data.bookingReference}`,
      author: texts.airline,
      language: texts.lang,
      creationDate: data.issuedAt,
    },
    h(
      Page,
      page,
      footer(data, texts),
      header(texts),
      stub(data, texts),
      perforation(),
      passengers(data, texts),
      flights(data, texts),
      price(data, texts),
      payment(data, texts),
      perforation(),
      conditions(data, texts),
      notices(data, texts),
    ),
  );
  return new Uint8Array(await renderToBuffer(document));
}
