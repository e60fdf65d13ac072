import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';
import {
  bagWords,
  dayOf,
  dayShift,
  placeOf,
  seatWords,
} from '#gateway/ports/documents/flight-words.ts';
import { SKY_COLOURS } from '#gateway/ports/documents/landscapes.ts';
import type { FlightData, ReceiptFlight } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { NIGHT_CLASS } from './dark-mode.ts';
import { section } from './elements.ts';
import { COLOUR, DISPLAY_FONT, quietParagraph } from './layout.ts';

const SIDE = '18px';
const TIME = {
  margin: '0',
  fontSize: '28px',
  fontWeight: '700',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.2',
};
const TIME_OFF = { ...TIME, color: COLOUR.quiet, textDecoration: 'line-through' };
const PLACE = { margin: '2px 0', fontFamily: DISPLAY_FONT, fontSize: '18px', lineHeight: '1.35' };
const ENDS = ['origin', 'destination'] as const;
const MIDDLE_WIDTH = '18%';
const END_WIDTH = '41%';

const row = (key: string, ...cells: ReactNode[]): ReactElement =>
  h(
    'table',
    { key, role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, width: '100%' },
    h('tbody', null, h('tr', null, ...cells)),
  );

const cell = (style: CSSProperties, ...content: ReactNode[]): ReactElement =>
  h('td', { style: { verticalAlign: 'top', ...style } }, ...content);

/** The skies of take-off and landing, as the site has them at the head of its tickets. */
function skies({ origin, destination }: FlightData, isOff: boolean): ReactElement {
  const [from, to] = [origin, destination].map(({ sky }) =>
    isOff ? COLOUR.off : SKY_COLOURS[sky],
  );
  return h(
    'tr',
    { key: 'skies' },
    h('td', {
      style: {
        height: '8px',
        fontSize: '1px',
        lineHeight: '8px',
        borderRadius: '14px 14px 0 0',
        backgroundColor: from,
        backgroundImage: `linear-gradient(90deg, ${from}, ${to})`,
      },
    }),
  );
}

/** An end of the way: its time, larger than anything else, and its place. */
function end(
  flight: FlightData,
  side: (typeof ENDS)[number],
  texts: Texts,
  isOff: boolean,
): ReactElement {
  const isArrival = side === 'destination';
  const shift = isArrival ? dayShift(flight, texts) : '';
  const time = texts.time(isArrival ? flight.arrival : flight.departure);
  const { city, code } = flight[side];
  return cell(
    { width: END_WIDTH, textAlign: isArrival ? 'right' : 'left' },
    h(
      'p',
      isOff ? { className: NIGHT_CLASS.quiet, style: TIME_OFF } : { style: TIME },
      time,
      shift && h('span', { style: { fontSize: '12px', fontWeight: '600' } }, ` ${shift}`),
    ),
    h('p', { style: PLACE }, texts.t('email.city', { city, code })),
    quietParagraph(placeOf(flight[side], texts), { fontSize: '13px', lineHeight: '1.45' }),
  );
}

/** From dot to dot, and how long it takes. */
const way = (flight: FlightData, texts: Texts, isOff: boolean): ReactElement =>
  cell(
    { width: MIDDLE_WIDTH, textAlign: 'center', padding: '10px 6px 0' },
    h(
      'div',
      {
        style: {
          borderTop: `2px dotted ${isOff ? COLOUR.quiet : COLOUR.brand}`,
          margin: '8px 0 4px',
          fontSize: '1px',
        },
      },
      '\u00a0',
    ),
    quietParagraph(texts.duration(flight.durationMinutes), { fontSize: '13px', lineHeight: '1.4' }),
  );

const bagsOf = (flight: FlightData | ReceiptFlight, texts: Texts): string[] =>
  'checkedBags' in flight
    ? [
        texts.t('email.bags', {
          checked: bagWords(flight.checkedBags, texts),
          cabin: bagWords(flight.cabinBags, texts),
        }),
      ]
    : [];

const NOTCH = { width: '9px', height: '18px', fontSize: '1px', border: `1px solid ${COLOUR.line}` };

/** A half circle at the edge of the perforation, open to its side. */
const notch = (side: 'Left' | 'Right'): ReactElement =>
  cell(
    { width: NOTCH.width },
    h('div', {
      className: `${NIGHT_CLASS.page} ${NIGHT_CLASS.line}`,
      style: {
        ...NOTCH,
        backgroundColor: '#ffffff',
        [`border${side}`]: '0',
        [`margin${side}`]: '-1px',
        borderRadius: side === 'Left' ? '0 9px 9px 0' : '9px 0 0 9px',
      },
    }),
  );

const perforation = (): ReactElement =>
  row(
    'perforation',
    notch('Left'),
    cell(
      { verticalAlign: 'middle', padding: '0 4px' },
      h('div', {
        className: NIGHT_CLASS.line,
        style: { borderTop: `2px dashed ${COLOUR.line}`, fontSize: '1px', lineHeight: '1px' },
      }),
    ),
    notch('Right'),
  );

/** What stands below the perforation. */
function stub(flight: FlightData | ReceiptFlight, texts: Texts): ReactElement[] {
  const words = [seatWords(flight, texts), ...bagsOf(flight, texts)].filter(Boolean);
  if (words.length === 0) return [];
  return [
    h('tr', { key: 'perforation' }, h('td', null, perforation())),
    h(
      'tr',
      { key: 'stub' },
      h(
        'td',
        { style: { padding: `6px ${SIDE} 14px` } },
        ...words.map((line) => quietParagraph(line, { fontSize: '13px' })),
      ),
    ),
  ];
}

/**
 * A flight as the ticket that the site shows: the skies of its way, its times and places, and a
 * stub.
 * @param isOff it is not flown: grey, with its times struck out
 */
export function ticket(
  flight: FlightData | ReceiptFlight,
  texts: Texts,
  isOff = false,
): ReactElement {
  const brand = 'brand' in flight ? [texts.brand(flight.brand)] : [];
  const head = [dayOf(flight.departure, texts), flight.flightNumber, ...brand].join(' · ');
  const [from, to] = ENDS.map((side) => end(flight, side, texts, isOff));
  return h(
    'table',
    {
      key: `${flight.flightNumber} ${flight.departure.instant.toISOString()}`,
      role: 'presentation',
      cellPadding: 0,
      cellSpacing: 0,
      width: '100%',
      className: NIGHT_CLASS.line,
      style: {
        border: `1px solid ${COLOUR.line}`,
        borderRadius: '16px',
        borderCollapse: 'separate',
        marginBottom: '12px',
      },
    },
    h(
      'tbody',
      null,
      skies(flight, isOff),
      h(
        'tr',
        { key: 'way' },
        h(
          'td',
          { style: { padding: `12px ${SIDE} 8px` } },
          section('head', { padding: '0 0 8px' }, quietParagraph(head)),
          row('ends', from, way(flight, texts, isOff), to),
        ),
      ),
      ...stub(flight, texts),
    ),
  );
}
