import { createElement as h, type ReactElement } from 'react';
import {
  bagWords,
  checkInWords,
  dayOf,
  dayShift,
  placeOf,
  seatWords,
  withCheckIn,
} from '#gateway/ports/documents/flight-words.ts';
import type { FlightData, ReceiptFlight } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { NIGHT_CLASS } from './dark-mode.ts';
import { section } from './elements.ts';
import { COLOUR, paragraph, quietParagraph } from './layout.ts';

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

/** A heading within an e-mail. */
export const subheading = (text: string): ReactElement =>
  h('h2', { key: `heading ${text}`, style: { fontSize: '17px', margin: '0 0 8px' } }, text);

const bagsOf = (flight: FlightData | ReceiptFlight, texts: Texts): string[] =>
  'checkedBags' in flight
    ? [
        texts.t('email.bags', {
          checked: bagWords(flight.checkedBags, texts),
          cabin: bagWords(flight.cabinBags, texts),
        }),
      ]
    : [];

const flightBlock = (flight: FlightData | ReceiptFlight, texts: Texts): ReactElement => {
  const { origin, destination, departure, arrival, flightNumber } = flight;
  const { t, time } = texts;
  const shift = dayShift(flight, texts);
  const lands = shift ? t('email.nextDay', { time: time(arrival), shift }) : time(arrival);
  const cityOf = ({ city, code }: FlightData['origin']) => t('email.city', { city, code });
  const brand = 'brand' in flight ? [texts.brand(flight.brand)] : [];
  return section(
    `${flightNumber} ${departure.instant.toISOString()}`,
    {
      borderTop: `1px solid ${COLOUR.line}`,
      padding: '10px 0',
      className: NIGHT_CLASS.line,
    },
    quietParagraph([dayOf(departure, texts), flightNumber, ...brand].join(' · ')),
    h(
      'p',
      { style: { ...plain, fontWeight: '600' } },
      `${time(departure)} ${cityOf(origin)} – ${lands} ${cityOf(destination)}`,
    ),
    ...[origin, destination].map((end) => quietParagraph(placeOf(end, texts))),
    ...[seatWords(flight, texts), ...bagsOf(flight, texts)]
      .filter(Boolean)
      .map((line) => quietParagraph(line)),
  );
};

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

/** The flights, one under the other. */
export const flightList = (
  flights: readonly (FlightData | ReceiptFlight)[],
  texts: Texts,
): ReactElement =>
  section(
    'flights',
    { marginBottom: '16px' },
    subheading(texts.t('email.flights')),
    ...flights.map((flight) => flightBlock(flight, texts)),
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
