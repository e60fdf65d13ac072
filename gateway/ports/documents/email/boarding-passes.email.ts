import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { BoardingPassesData } from './email-data.ts';
import { landscape } from './landscape.ts';
import { action, emailLayout, paragraph, quietParagraph } from './layout.ts';
import { facts, flightList } from './parts.ts';

/** Boarding passes, which are attached by the composer. */
export function boardingPasses({ passes, passesUrl }: BoardingPassesData, texts: Texts) {
  const { t } = texts;
  const flights = new Map(passes.map(({ flight }) => [flight.flightNumber, flight]));
  const numbers = texts.list([...flights.keys()]);
  const text = t('email.boardingPasses.text', { count: passes.length });
  return {
    subject: t('email.boardingPasses.subject', { flights: numbers }),
    body: emailLayout(
      texts,
      {
        heading: t('email.boardingPasses.heading'),
        preview: text,
        picture: landscape([...flights.values()], passesUrl, texts),
      },
      paragraph(text),
      facts(
        passes.map(({ name, seatNumber }) => [
          texts.person(name),
          t('email.boardingPasses.seat', { seat: seatNumber }),
        ]),
      ),
      flightList([...flights.values()], texts),
      action(t('email.viewPasses'), passesUrl),
      quietParagraph(t('email.boardingPasses.gate')),
    ),
  };
}
