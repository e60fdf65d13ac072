import { createElement as h, type ReactElement } from 'react';
import { checkInWords, withCheckIn } from '#gateway/ports/documents/flight-words.ts';
import type { FlightData, ReceiptFlight } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { NIGHT_CLASS } from './dark-mode.ts';
import { section } from './elements.ts';
import { COLOUR, DISPLAY_FONT, paragraph, quietParagraph } from './layout.ts';
import { ticket } from './ticket.ts';

const plain = { margin: '0', fontSize: '15px', lineHeight: '1.6' };

/**
 * A name that cannot be read as an address of the web: its dots are followed by a space, as after
 * `Ms.`.
 */
const asName = (typed: string): string =>
  typed.replaceAll(/[:@]+/g, ' ').replaceAll(/\.(?=\S)/g, '. ');

/**
 * The first line. The person who booked typed the name, and may have typed another's address: mail
 * programs must make no link of it.
 */
export const greeting = (name: string, texts: Texts): ReactElement =>
  paragraph(texts.t('email.greeting', { name: asName(name) }));

const SUBHEADING = {
  fontFamily: DISPLAY_FONT,
  fontSize: '20px',
  fontWeight: '500',
  margin: '0 0 10px',
};

/** A heading within an e-mail. */
export const subheading = (text: string): ReactElement =>
  h('h2', { key: `heading ${text}`, style: SUBHEADING }, text);

/** When to check in for each flight at whose airport a passenger does. */
export const checkInList = (flights: readonly FlightData[], texts: Texts): ReactElement =>
  section(
    'check-in',
    { marginBottom: '16px' },
    subheading(texts.t('email.checkIn')),
    facts(
      withCheckIn(flights).map((flight) => [
        `${flight.flightNumber} ${flight.origin.city}`,
        checkInWords(flight, texts),
      ]),
    ),
    quietParagraph(texts.t('receipt.localTimes')),
  );

/**
 * The flights as tickets, one under the other.
 * @param isOff they are not flown: grey, with their times struck out
 */
export const flightList = (
  flights: readonly (FlightData | ReceiptFlight)[],
  texts: Texts,
  isOff = false,
): ReactElement =>
  section(
    'flights',
    { marginBottom: '16px' },
    subheading(texts.t('email.flights')),
    ...flights.map((flight) => ticket(flight, texts, isOff)),
  );

const fact = (label: string, value: string): ReactElement =>
  h(
    'tr',
    { key: `${label} ${value}` },
    h(
      'td',
      {
        className: NIGHT_CLASS.quiet,
        style: {
          ...plain,
          fontSize: '14px',
          color: COLOUR.quiet,
          width: '40%',
          paddingRight: '8px',
          verticalAlign: 'top',
        },
      },
      label,
    ),
    h('td', { style: { ...plain, fontWeight: '600' } }, value),
  );

/** Labels and values, two columns. */
export const facts = (pairs: readonly (readonly [string, string])[]): ReactElement =>
  h(
    'table',
    {
      key: `facts ${pairs[0]}`,
      role: 'presentation',
      cellPadding: 0,
      cellSpacing: 0,
      width: '100%',
      style: { marginBottom: '16px' },
    },
    h('tbody', null, ...pairs.map(([label, value]) => fact(label, value))),
  );
