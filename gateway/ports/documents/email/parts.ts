import { createElement as h, type ReactElement } from 'react';
import { dayShift } from '#gateway/ports/documents/flight-words.ts';
import type { FlightData } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { section } from './elements.ts';
import { COLOUR, paragraph } from './layout.ts';

const plain = { margin: '0', fontSize: '15px', lineHeight: '1.6' };
const quiet = { ...plain, fontSize: '14px', color: COLOUR.quiet };

/** A name that cannot be read as an address of the web: its dots are followed by a space, as after `Ms.`. */
const asName = (typed: string): string =>
  typed.replaceAll(/[:@]+/g, ' ').replaceAll(/\.(?=\S)/g, '. ');

/**
 * The first line. The person who booked typed the name, and may have typed another's address: mail programs
 * must make no link of it.
 */
export const greeting = (name: string, texts: Texts): ReactElement =>
  paragraph(texts.t('email.greeting', { name: asName(name) }));

/** A heading within an e-mail. */
export const subheading = (text: string): ReactElement =>
  h('h2', { key: `heading ${text}`, style: { fontSize: '17px', margin: '0 0 8px' } }, text);

const flightBlock = (flight: FlightData, texts: Texts): ReactElement => {
  const { origin, destination, departure, arrival } = flight;
  const shift = dayShift(flight, texts);
  const times = `${texts.time(departure)} ${origin.city} (${origin.code}) – ${texts.time(arrival)}`;
  return section(
    `${flight.flightNumber} ${departure.instant.toISOString()}`,
    { borderTop: `1px solid ${COLOUR.line}`, padding: '10px 0' },
    h('p', { style: quiet }, `${texts.dateOf(departure)} · ${flight.flightNumber}`),
    h(
      'p',
      { style: { ...plain, fontWeight: '600' } },
      `${times}${shift ? ` (${shift})` : ''} ${destination.city} (${destination.code})`,
    ),
  );
};

/** The flights, one under the other. */
export const flightList = (flights: readonly FlightData[], texts: Texts): ReactElement =>
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
    h('td', { style: { ...quiet, width: '40%', verticalAlign: 'top' } }, label),
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
