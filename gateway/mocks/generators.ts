import { BRAND } from '#schema/codes/base/brand.ts';
import { CURRENCIES } from '#schema/codes/base/currencies.ts';
import { addDays, daysBetween } from '#schema/rules/base/local-date.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { aircraftGenerators } from './aircraft.generators.ts';
import { changeGenerators } from './changes.generators.ts';
import { checkInGenerators } from './check-in.generators.ts';
import { clubGenerators } from './club.generators.ts';
import { extrasGenerators } from './extras.generators.ts';
import { flightStatusGenerators } from './flight-status.generators.ts';
import { flightGenerators } from './flights.generators.ts';
import type { Generator, Generators } from './generator.ts';
import { orderGenerators } from './orders.generators.ts';
import { placeGenerators } from './places.generators.ts';
import { priceGenerators } from './prices.generators.ts';
import { refundGenerators } from './refunds.generators.ts';
import { rootGenerators } from './root.generators.ts';
import { seatGenerators } from './seats.generators.ts';
import { LAST_NAMES, travellerGenerators } from './travellers.generators.ts';

const PNR_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const DIGITS = '0123456789';

const FIRST_NAMES = ['TAI MAN', 'YUKI', 'XIAOYAN', 'ANNA', 'JOHN', 'THI MAI'];

const nothing: Generator = () => null;
const none: Generator = () => [];
const inMinutes =
  (minutes: number): Generator =>
  (_dice, now) =>
    addMinutes(now, minutes);
const number =
  (first: number, last: number): Generator =>
  (dice) =>
    dice.between(first, last);
const day =
  (first: number, last: number): Generator =>
  (dice, now) =>
    addDays(commercialDay(now), dice.between(first, last));

const seatNumber: Generator = (dice) => `${dice.between(6, 30)}${dice.pick([...'ABCDEF'])}`;
const ticketNumber: Generator = (dice) => BRAND.ticketPrefix + dice.text(DIGITS, 10);

/** The bar code of one flight (IATA resolution 792), as scanners read it: 60 characters. */
const boardingPassCode: Generator = (dice, now) => {
  const reference = dice.text(PNR_ALPHABET, 6);
  const flight = `PVGHKG${BRAND.carrierCode} 0${dice.between(100, 899)} `;
  const today = commercialDay(now);
  const dayOfYear = daysBetween(`${today.slice(0, 4)}-01-01`, today) + 1;
  const rest = `${String(dayOfYear).padStart(3, '0')}Y012A0${dice.between(100, 170)} 100`;
  return `M1${'CHAN/TAIMAN'.padEnd(20)}E${reference} ${flight}${rest}`;
};

/**
 * The mocked airline: the value of a field without an implementation, and the whole of
 * `npm run mock`.
 */
export const GENERATORS: Generators = {
  types: {
    ...rootGenerators,
    ...aircraftGenerators,
    ...placeGenerators,
    ...flightGenerators,
    ...priceGenerators,
    ...orderGenerators,
    ...travellerGenerators,
    ...flightStatusGenerators,
    ...checkInGenerators,
    ...clubGenerators,
    ...extrasGenerators,
    ...seatGenerators,
    ...refundGenerators,
    ...changeGenerators,
    PageInfo: () => ({ hasNextPage: false, hasPreviousPage: false, endCursor: null }),
  },
  fields: {
    'MemberProfile.name': (dice) => `${dice.pick(LAST_NAMES)}/${dice.pick(FIRST_NAMES)}`,
    'PassengerSeat.number': seatNumber,
    'SeatChange.number': seatNumber,
    'SeatCarryOver.from': seatNumber,
    'SeatCarryOver.to': seatNumber,
    'BoardingPass.boardingGroup': number(1, 5),
    'BoardingPass.bcbp': boardingPassCode,
    'ExchangeRate.rate': (dice) => `0.${dice.text(DIGITS, 4)}`,
    'TaxLine.code': (dice) => dice.pick(['CN', 'YQ', 'HK', 'SW']),
    'FrequentFlyer.number': (dice) => dice.text(DIGITS, 9),
    'Contact.name': (dice) => `${dice.pick(LAST_NAMES)} ${dice.pick(FIRST_NAMES)}`,
    'FlightStatusSearch.nearestDays': none,
    'FlightStatusSearch.changeAt': none,
    'BusinessRules.phone': () => BRAND.phone.display,
  },
  names: {
    userErrors: none,
    warnings: none,
    priceChange: nothing,
    newOffer: nothing,
    cancellationCause: nothing,
    closedAt: nothing,
    failure: nothing,
    refundedAt: nothing,
    serverNow: (_dice, now) => now,
    createdAt: inMinutes(-5),
    issuedAt: inMinutes(-3),
    expiresAt: inMinutes(20),
    resendAt: inMinutes(1),
    paymentDueAt: inMinutes(50),
    inventoryHeldUntil: inMinutes(50),
    priceGuaranteedUntil: inMinutes(50),
    accessExpiresAt: inMinutes(60),
    availableUntil: inMinutes(60 * 24 * 300),
    departureDate: day(20, 60),
    expiresOn: day(900, 3000),
    date: day(20, 60),
    seatNumber,
    sequenceNumber: number(1, 170),
    dateOfBirth: day(-20_000, -9000),
    ticketNumber,
    documentNumber: ticketNumber,
    reissuedFrom: nothing,
    refundNumber: (dice) => `R${dice.text(DIGITS, 10)}`,
    sentTo: () => 't•••@example.com',
    pdfUrl: () => 'https://example.com/document.pdf',
    totalCount: number(2, 3),
    lastName: (dice) => dice.pick(LAST_NAMES),
    firstName: (dice) => dice.pick(FIRST_NAMES),
    maskedNumber: (dice) => `•••••${dice.text(DIGITS, 3)}`,
    email: () => 't•••@example.com',
    phone: () => '+852 ••••4567',
    flightNumber: (dice) => `${BRAND.carrierCode}${dice.between(100, 899)}`,
    bookingReference: (dice) => dice.text(PNR_ALPHABET, 6),
    orderNumber: (dice) => dice.text(DIGITS, 12),
    fareBasisCodes: (dice) => [`${dice.pick(['Y', 'H', 'Q', 'J'])}LRCN`],
    bookingClasses: (dice) => [dice.pick(['Y', 'H', 'Q', 'J'])],
    durationMinutes: number(95, 720),
    seatsLeft: number(1, 9),
    dayShift: number(0, 1),
    index: number(0, 3),
    boundIndex: number(0, 1),
    rank: number(1, 5),
    digits: () => CURRENCIES[BRAND.currency],
    url: (dice) => `https://example.com/downloads/${dice.text(PNR_ALPHABET, 6)}.pdf`,
    calendarUrl: (dice) => `https://example.com/downloads/${dice.text(PNR_ALPHABET, 6)}.ics`,
    departureTerminal: () => 'T1',
    arrivalTerminal: () => 'T2',
    taxCode: nothing,
  },
  scalars: {
    Boolean: (dice) => dice.below(2) === 0,
    Int: number(1, 60),
    Float: (dice) => dice.below(1000) / 10,
    String: (dice) => `made up ${dice.text(PNR_ALPHABET, 4)}`,
    CountryCode: (dice) => dice.pick(['CN', 'HK', 'JP', 'GB']),
    CurrencyCode: () => BRAND.currency,
    DateTime: inMinutes(-60),
    IdempotencyKey: (dice) => dice.text(PNR_ALPHABET, 16),
    LocalDate: day(1, 300),
    LocalDateTime: (dice, now) =>
      addMinutes(now, dice.between(1, 60) * 24 * 60)
        .toISOString()
        .slice(0, 16),
    LocalTime: (dice) => `0${dice.below(10)}:30`,
    TimeZone: (dice) => dice.pick(['Asia/Shanghai', 'Asia/Tokyo']),
    URL: (dice) => `https://example.com/${dice.text(PNR_ALPHABET, 6)}`,
  },
};
