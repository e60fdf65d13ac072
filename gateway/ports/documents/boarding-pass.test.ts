import { afterAll, describe, expect, it } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { COMPLETE_LOCALES, type CompleteLocale } from '#schema/codes/base/locales.ts';
import { personName } from '#schema/format/person-name.ts';
import { bcbpOf } from '#schema/rules/check-in/bcbp.ts';
import type { BoardingPassData } from './boarding-pass-data.ts';
import { stopDocumentWorker } from './document-worker.ts';
import { aReceipt } from './documents.test-support.ts';
import { boardingPassesEmail, renderBoardingPasses } from './documents.ts';
import { textOf } from './pdf.test-support.ts';
import { textsFor } from './texts.ts';

afterAll(stopDocumentWorker);

function aPass(
  locale: CompleteLocale,
  name: string,
  gate: string | null = 'D71',
): BoardingPassData {
  const [flight] = aReceipt(locale).flights;
  if (!flight) throw new Error('no flight');
  return {
    name,
    bookingReference: 'K7M2PX',
    ticketNumber: '9192400000117',
    flight,
    bcbp: bcbpOf({
      ticketName: name,
      bookingReference: 'K7M2PX',
      origin: 'PVG',
      destination: 'NRT',
      carrierCode: BRAND.carrierCode,
      flightNumber: 'MG523',
      departureDate: '2026-12-24',
      cabin: 'ECONOMY',
      seatNumber: '12A',
      sequenceNumber: 25,
    }),
    seatNumber: '12A',
    sequenceNumber: 25,
    boardingGroup: 3,
    gate,
    boardingAt: { instant: new Date('2026-12-24T00:25:00Z'), zone: 'Asia/Shanghai' },
    gateClosesAt: { instant: new Date('2026-12-24T00:50:00Z'), zone: 'Asia/Shanghai' },
    priority: true,
    lounge: false,
    cardTier: 'GOLD',
    notes: ['DOCUMENT_CHECK', 'BE_AT_GATE'],
    issuedAt: new Date('2026-12-23T02:00:00Z'),
  };
}

describe.each(COMPLETE_LOCALES)('boarding passes in %s', (locale) => {
  const texts = textsFor(locale);
  const passes = ['CHAN/TAIMAN', 'CHAN/SIULING'].map((name) => aPass(locale, name));

  it('have a page for each passenger, with what is looked for on the way', async () => {
    const pages = await textOf(await renderBoardingPasses(passes, locale));
    expect(pages).toHaveLength(2);
    const squeezed = (pages[1] ?? '').replace(/\s/g, '');
    const expected = [
      'CHAN/SIULING',
      'K7M2PX',
      '919-2400000117',
      'MG523',
      '12A',
      'D71',
      '08:25',
      '08:50',
      texts.t('boardingPass.priority'),
      texts.t('boardingPass.card'),
      texts.t('message.card', { tier: 'GOLD' }),
      texts.t('boardingPass.note.DOCUMENT_CHECK'),
    ];
    for (const phrase of expected) expect(squeezed).toContain(phrase.replace(/\s/g, ''));
  });

  it('say where the gate will be shown while it is not known', async () => {
    const [page] = await textOf(
      await renderBoardingPasses([aPass(locale, 'CHAN/TAIMAN', null)], locale),
    );
    const squeezed = (page ?? '').replace(/\s/g, '');
    expect(squeezed).toContain(texts.t('boardingPass.gateLater').replace(/\s/g, ''));
  });

  it('come by e-mail as one PDF', async () => {
    const email = await boardingPassesEmail(
      { passes, passesUrl: 'https://air.example/boarding' },
      locale,
    );
    expect(email.subject).toContain('MG523');
    expect(email.text).toContain(personName(locale, 'CHAN/TAIMAN'));
    expect(email.attachments).toMatchObject([
      { filename: 'boarding-passes-MG523.pdf', contentType: 'application/pdf' },
    ]);
  });
});
