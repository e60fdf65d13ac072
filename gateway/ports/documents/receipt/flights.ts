import { Circle, Line, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { bagWords, dayShift } from '#gateway/ports/documents/flight-words.ts';
import type { FlightEnd, ReceiptFlight } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { CHECKED_BAG } from '#schema/codes/flights/baggage.ts';
import { localDay, type Moment } from '#schema/rules/base/time.ts';
import { fact, section } from './parts.ts';
import { ACCENT, INK, STYLE } from './style.ts';
import { SIDE, ticketCard } from './ticket-card.ts';

const LINE_WIDTH = 96;

const end = (place: FlightEnd, moment: Moment, shift: string, texts: Texts): ReactElement =>
  h(
    View,
    { style: STYLE.grow },
    h(
      View,
      { style: { flexDirection: 'row', alignItems: 'baseline', gap: 6 } },
      h(Text, { style: STYLE.clock }, texts.time(moment)),
      h(Text, { style: STYLE.clock }, place.code),
      shift ? h(Text, { style: { fontSize: 8, color: ACCENT, fontWeight: 700 } }, shift) : null,
    ),
    h(
      Text,
      { style: [STYLE.value, { marginTop: 4 }] },
      texts.longDate(localDay(moment.instant, moment.zone)),
    ),
    h(Text, { style: STYLE.strong }, place.city),
    h(
      Text,
      { style: STYLE.small },
      [place.airport, place.terminal && texts.t('receipt.terminal', { terminal: place.terminal })]
        .filter(Boolean)
        .join(' · '),
    ),
  );

const line = (duration: string): ReactElement =>
  h(
    View,
    { style: { width: LINE_WIDTH, alignItems: 'center', paddingTop: 7, marginRight: 18 } },
    h(
      Svg,
      { width: LINE_WIDTH, height: 8 },
      h(Line, { x1: 4, y1: 4, x2: LINE_WIDTH - 4, y2: 4, stroke: INK, strokeWidth: 1 }),
      h(Circle, { cx: 4, cy: 4, r: 3, fill: INK }),
      h(Circle, { cx: LINE_WIDTH - 4, cy: 4, r: 3, fill: ACCENT }),
    ),
    h(Text, { style: [STYLE.small, { marginTop: 3 }] }, duration),
  );

/** What stands on the stub, below the line where it would be torn. */
function stub(flight: ReceiptFlight, texts: Texts): ReactElement {
  const { t, brand } = texts;
  const facts: [string, string][] = [
    [t('receipt.aircraft'), flight.aircraft],
    [t('receipt.cabin'), brand(flight.brand)],
    [t('receipt.bookingClass'), `${flight.bookingClass} / ${flight.fareBasisCode}`],
    ...(flight.seats ? [[t('receipt.seats'), texts.list(flight.seats)] as [string, string]] : []),
    [t('receipt.checkedBags'), bagWords(flight.checkedBags, texts)],
    [t('receipt.cabinBags'), bagWords(flight.cabinBags, texts)],
  ];
  return h(
    View,
    {
      style: {
        flexDirection: 'row',
        justifyContent: 'space-between',
        gap: 10,
        paddingHorizontal: SIDE,
        paddingBottom: 7,
      },
    },
    ...facts.map(([label, value]) =>
      h(View, { key: label, style: { flexGrow: 1 } }, fact(label, value)),
    ),
  );
}

const card = (flight: ReceiptFlight, index: number, count: number, texts: Texts): ReactElement =>
  ticketCard(
    { flight, key: index },
    h(
      View,
      { style: { paddingHorizontal: SIDE, paddingTop: 7 } },
      h(
        View,
        { style: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 4 } },
        h(
          Text,
          { style: { fontSize: 10, fontWeight: 700, color: ACCENT } },
          `${flight.flightNumber}  ${texts.airline}`,
        ),
        h(Text, { style: STYLE.small }, texts.t('receipt.flightOf', { number: index + 1, count })),
      ),
      h(
        View,
        { style: STYLE.row },
        end(flight.origin, flight.departure, '', texts),
        line(texts.duration(flight.durationMinutes)),
        end(flight.destination, flight.arrival, dayShift(flight, texts), texts),
      ),
    ),
    stub(flight, texts),
  );

/** The flights in the order they are flown: dot, line, dot. */
export function flights(
  {
    flights: all,
    infants,
  }: {
    readonly flights: readonly ReceiptFlight[];
    /** Whether an infant travels. */
    readonly infants: boolean;
  },
  texts: Texts,
): ReactElement {
  const notes = [
    texts.t('receipt.localTimes'),
    infants ? texts.t('receipt.infantBags', { kilograms: CHECKED_BAG.infant.kilograms }) : '',
  ];
  return section(
    texts.t('receipt.flights'),
    ...all.map((flight, index) => card(flight, index, all.length, texts)),
    h(Text, { style: STYLE.small }, notes.filter(Boolean).join(' ')),
  );
}
