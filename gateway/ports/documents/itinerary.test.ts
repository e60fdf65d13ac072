import { afterAll, describe, expect, it } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { COMPLETE_LOCALES, type CompleteLocale } from '#schema/codes/base/locales.ts';
import { paymentChain } from '#schema/rules/after-sale/changed/payment-chain.ts';
import { money } from '#schema/rules/base/money.ts';
import { stopDocumentWorker } from './document-worker.ts';
import { aReceipt } from './documents.test-support.ts';
import { itineraryConfirmationEmail, renderItinerary } from './documents.ts';
import type { ItineraryData } from './itinerary-data.ts';
import { textOf } from './pdf.test-support.ts';
import { textsFor } from './texts.ts';

afterAll(stopDocumentWorker);

function anItinerary(locale: CompleteLocale): ItineraryData {
  const { flights, price, issuedAt } = aReceipt(locale);
  const { fare, taxes, perPassenger } = price.items[0]!;
  return {
    number: 'BCDF-2346-GHJK',
    asOf: new Date('2026-12-28T02:00:00Z'),
    bookingReference: 'K7M2PX',
    passengerName: 'CHAN/TAIMAN',
    passengerType: 'ADT',
    ticketNumber: '9192400000117',
    issuedAt,
    use: 'PARTLY_USED',
    coupons: flights.map((flight, at) => ({
      ...flight,
      number: at + 1,
      state: at === 0 ? 'FLOWN' : 'OPEN',
    })),
    fare,
    taxes,
    total: perPassenger,
    chain: paymentChain(perPassenger, []),
    lastDay: '2027-11-20',
    checkUrl: 'https://air.example/itineraryConfirmation',
  };
}

describe.each(COMPLETE_LOCALES)('the itinerary confirmation in %s', (locale) => {
  const texts = textsFor(locale);

  it('says on two pages whose ticket it is, what was flown and paid, and where its number is checked', async () => {
    const pages = await textOf(await renderItinerary(anItinerary(locale), locale));
    expect(pages.length).toBeLessThanOrEqual(2);
    // A line break is a space in copied text.
    const squeezed = pages.join('').replace(/\s/g, '');
    const expected = [
      BRAND.name[locale],
      'BCDF-2346-GHJK',
      'CHAN/TAIMAN',
      '919-2400000117',
      'K7M2PX',
      'MG523',
      'MG528',
      'PVG–NRT',
      'CNY 1,900',
      'CNY 2,510',
      texts.tax('SW'),
      texts.date('2027-11-20'),
      texts.t('itinerary.use.PARTLY_USED'),
      texts.t('itinerary.coupon.FLOWN'),
      texts.t('itinerary.coupon.OPEN'),
      texts.t('itinerary.noticeCheck', { address: 'https://air.example/itineraryConfirmation' }),
    ];
    for (const phrase of expected) expect(squeezed).toContain(phrase.replace(/\s/g, ''));
  });

  it('tells after a change all that was paid, and what was forfeited of it', async () => {
    const itinerary = anItinerary(locale);
    const zero = money(0, 'CNY');
    const quote = {
      penalty: zero,
      fareDifference: money(-59_000, 'CNY'),
      taxDifference: zero,
      addCollect: zero,
      totalDue: zero,
      refundDue: zero,
    };
    const at = new Date('2026-12-01T02:00:00Z');
    const total = money(350_000, 'CNY');
    const chain = paymentChain(total, [{ number: 'D1', at, quote }]);
    const pages = await textOf(await renderItinerary({ ...itinerary, total, chain }, locale));
    const squeezed = pages.join('').replace(/\s/g, '');
    const [booked, paid] = ['receipt.chain.booked', 'receipt.chain.paid'] as const;
    for (const id of [booked, paid])
      expect(squeezed).toContain(`${texts.t(id)}CNY4,090`.replace(/\s/g, ''));
    const date = texts.date('2026-12-01');
    const forfeited = texts.t('receipt.chain.forfeited', { date });
    expect(squeezed).toContain(`${forfeited}CNY590`.replace(/\s/g, ''));
  });

  it('comes by e-mail as a PDF under its number', async () => {
    const data = { recipientName: 'Tai Man Chan', itinerary: anItinerary(locale) };
    const email = await itineraryConfirmationEmail(data, locale);
    expect(email.subject).toContain('BCDF-2346-GHJK');
    expect(email.attachments).toMatchObject([
      {
        filename: 'itinerary-confirmation-BCDF-2346-GHJK.pdf',
        contentType: 'application/pdf',
      },
    ]);
  });
});
