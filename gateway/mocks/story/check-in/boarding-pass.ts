import { globalId } from '#gateway/graphql/global-id.ts';
import { momentAt } from '#gateway/mocks/places.recipes.ts';
import { seatOf } from '#gateway/mocks/story/seats/seat-standing.ts';
import {
  flightKeyOf,
  type PassengerSegment,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { daysBetween } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { checkInOf } from './check-in-standing.ts';

const GATE_CLOSES_MINUTES = 15;
/** A name as it is printed and coded. */
const NAME_LENGTH = 20;

const dayOfYear = (day: string): number => daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1;

/** The bar code of one flight (IATA resolution 792): 60 characters. */
const bcbp = (
  { order, passenger, segment }: PassengerSegment,
  seat: string,
  sequence: number,
): string => {
  const digits = segment.flightNumber.slice(BRAND.carrierCode.length);
  return [
    `M1${passenger.ticketName.slice(0, NAME_LENGTH).padEnd(NAME_LENGTH)}E${order.reference.padEnd(7)}`,
    segment.origin,
    segment.destination,
    `${BRAND.carrierCode.padEnd(3)}${digits.padStart(4, '0')} `,
    String(dayOfYear(segment.departureDate)).padStart(3, '0'),
    segment.cabin === 'BUSINESS' ? 'J' : 'Y',
    `${seat.padStart(4, '0')}${String(sequence).padStart(4, '0')} 100`,
  ].join('');
};

/** What opens the gate for one passenger on one flight; null unless checked in. */
export const boardingPass = async (parts: StoryParts, one: PassengerSegment, now: Date) => {
  const { story, services } = parts;
  const { order, passenger, segment } = one;
  const { state, sequenceNumber, checkedInAt } = checkInOf(story, one);
  if (state !== 'CHECKED_IN' || !sequenceNumber) return null;
  const seatNumber = passenger.type === 'INF' ? 'INF' : (seatOf(story, one, now)?.number ?? '');
  const status = await services.flightStatus.find(flightKeyOf(one), now);
  const flight = services.orders.flights.flightOf(segment);
  const before = (minutes: number) =>
    momentAt(addMinutes(segment.departsAt, -minutes), segment.departureZone);
  const ticket = order.tickets.find(({ passengerId }) => passengerId === passenger.id);
  const { priority, lounge } = services.flights.brand(segment.brand)?.conditions ?? {};
  const id = globalId('BoardingPass', one.key);
  return {
    id,
    passengerSegment: one,
    bcbp: bcbp(one, seatNumber, sequenceNumber),
    name: passenger.ticketName.slice(0, NAME_LENGTH),
    bookingReference: order.reference,
    ticketNumber: ticket?.number ?? '',
    seatNumber,
    sequenceNumber,
    boardingGroup: segment.cabin === 'BUSINESS' ? 1 : 3,
    boardingAt: before(LIMITS.flightDay.boardingMinutes),
    gateClosesAt: before(GATE_CLOSES_MINUTES),
    issuedAt: checkedInAt,
    terminal: flight.origin.terminal,
    gate: status?.departure.gate ?? null,
    priority: priority ?? false,
    lounge: lounge ?? false,
    cardTier: null,
    notes: ['BAG_DROP', 'BE_AT_GATE'],
    pdfUrl: `https://example.com/boarding-passes/${id}.pdf`,
    walletUrl: null,
  };
};
