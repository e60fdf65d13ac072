import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { BoardingPassData } from '#gateway/ports/documents/boarding-pass-data.ts';
import { dayOf, placeOf, ticketNumber } from '#gateway/ports/documents/flight-words.ts';
import { footer, footnoteList } from '#gateway/ports/documents/receipt/footnotes.ts';
import { header, stub } from '#gateway/ports/documents/receipt/header.ts';
import { fact, pageOf, perforation } from '#gateway/ports/documents/receipt/parts.ts';
import { MARGIN, STYLE } from '#gateway/ports/documents/receipt/style.ts';
import { SIDE, ticketCard } from '#gateway/ports/documents/receipt/ticket-card.ts';
import { type Texts, textsFor } from '#gateway/ports/documents/texts.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { barCode } from './bar-code.ts';

/** Wide enough for the viewers of gates from any printer. */
const BAR_CODE_WIDTH = 240;

const line = (...facts: ReactElement[]): ReactElement =>
  h(
    View,
    { style: [STYLE.row, { paddingHorizontal: SIDE, paddingTop: 12, gap: 28 }], wrap: false },
    ...facts,
  );

/** What one looks for on the way: large. */
const clock = (label: string, value: string): ReactElement =>
  h(
    View,
    { style: STYLE.grow },
    h(Text, { style: STYLE.label }, label),
    h(Text, { style: STYLE.clock }, value),
  );

function route({ flight }: BoardingPassData, texts: Texts): ReactElement {
  const { origin, destination } = flight;
  const end = ({ code, city }: typeof origin) => texts.t('email.city', { city, code });
  return line(
    clock(placeOf(origin, texts), end(origin)),
    clock(placeOf(destination, texts), end(destination)),
  );
}

function page(pass: BoardingPassData, texts: Texts): ReactElement {
  const { t, time } = texts;
  const { flight, bookingReference } = pass;
  const extras = [
    ...(pass.priority ? [t('boardingPass.priority')] : []),
    ...(pass.lounge ? [t('boardingPass.lounge')] : []),
  ];
  return h(
    Page,
    { ...pageOf(texts.locale), key: pass.bcbp },
    footer(bookingReference, texts),
    header(
      { title: t('boardingPass.title'), subtitle: flight.flightNumber, flights: [flight] },
      texts,
    ),
    stub(
      [t('receipt.bookingReference'), bookingReference],
      [
        [t('boardingPass.passenger'), pass.name],
        [t('boardingPass.ticket'), ticketNumber(pass.ticketNumber)],
      ],
    ),
    perforation(),
    h(
      View,
      { style: { paddingHorizontal: MARGIN, paddingTop: 14 } },
      ticketCard(
        { flight, key: pass.bcbp },
        h(
          View,
          null,
          route(pass, texts),
          line(
            clock(t('boardingPass.boarding'), time(pass.boardingAt)),
            clock(t('boardingPass.gate'), pass.gate ?? t('boardingPass.gateLater')),
            clock(t('boardingPass.seat'), pass.seatNumber),
            clock(t('boardingPass.group'), String(pass.boardingGroup)),
          ),
          line(
            fact(t('boardingPass.day'), dayOf(flight.departure, texts)),
            fact(t('boardingPass.departure'), time(flight.departure)),
            fact(t('boardingPass.gateCloses'), time(pass.gateClosesAt)),
            fact(t('boardingPass.sequence'), String(pass.sequenceNumber)),
            ...(pass.cardTier
              ? [fact(t('boardingPass.card'), t('message.card', { tier: pass.cardTier }))]
              : []),
            ...(extras.length > 0 ? [fact(t('boardingPass.extras'), extras.join(' · '))] : []),
          ),
        ),
        h(
          View,
          { style: { alignItems: 'center', paddingVertical: 18 }, wrap: false },
          barCode(pass.bcbp, BAR_CODE_WIDTH),
        ),
      ),
    ),
    footnoteList(
      pass.notes.map((note) => t(`boardingPass.note.${note}`)),
      texts,
    ),
  );
}

/**
 * Renders boarding passes, a page each, on the calling thread, which it blocks: use
 * `renderBoardingPasses`.
 */
export async function drawBoardingPasses(
  passes: readonly BoardingPassData[],
  locale: Locale,
): Promise<Uint8Array> {
  const texts = textsFor(locale);
  const [first] = passes;
  const document = h(
    Document,
    {
      title: `${texts.t('boardingPass.title')} ${first?.flight.flightNumber ?? ''}`,
      author: texts.airline,
      language: texts.lang,
      ...(first ? { creationDate: first.issuedAt } : {}),
    },
    ...passes.map((pass) => page(pass, texts)),
  );
  return new Uint8Array(await renderToBuffer(document));
}
