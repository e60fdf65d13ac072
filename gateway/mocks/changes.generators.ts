import { LIMITS } from '#schema/codes/base/limits.ts';
import { changeQuote } from '#schema/rules/after-sale/change-quote.ts';
import { addDays, addMonths, daysBetween, type LocalDate } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { capabilities } from './capabilities.ts';
import { segmentOfOrder } from './flights.generators.ts';
import type { TypeGenerator } from './generator.ts';
import { priceOfOrder } from './orders.generators.ts';
import { allBrands, ownMoney, pointsOffset } from './prices.generators.ts';
import type { SeededRandom } from './seeded-random.ts';
import { ofOrder, PARTY, travellerId } from './travellers.generators.ts';

const change = (dice: SeededRandom) =>
  changeQuote(
    {
      oldFare: ownMoney(100_000),
      newFare: ownMoney(100_000 + dice.between(0, 40) * 1000),
      oldTaxes: ownMoney(9_000),
      newTaxes: ownMoney(9_000),
      penalty: ownMoney(dice.between(0, 3) * 10_000),
      residualRefundable: false,
    },
    false,
  );

/** What each fare of another flight costs more. */
const changeOption: TypeGenerator = (dice) => {
  const { refundDue: _, ...quote } = change(dice);
  const due = { ...quote, tripTotalDue: quote.totalDue, seatsLeft: null };
  return {
    fares: allBrands().map((brand) => ({ ...due, brand })),
    lowestTotalDue: quote.totalDue,
  };
};

/** Days in a row, each with what a change to it costs; the cheapest is marked. */
function changeDays(dice: SeededRandom, first: LocalDate, count: number) {
  const amounts = Array.from({ length: count }, () => change(dice).totalDue);
  const lowest = Math.min(...amounts.map(({ amount }) => amount));
  return amounts.map((totalDue, index) => ({
    date: addDays(first, index),
    totalDue,
    lowest: totalDue.amount === lowest,
    noChangeReason: null,
  }));
}

/** The week from tomorrow on, and any month. */
const changeSearch: TypeGenerator = (dice, now) => ({
  ribbon: changeDays(dice, addDays(now.toISOString().slice(0, 10), 1), 7),
  calendar({ month }: { month: LocalDate }) {
    const first = `${month.slice(0, 7)}-01`;
    return changeDays(dice, first, daysBetween(first, addMonths(first, 1)));
  },
});

/** A flight of an order that the airline has cancelled, and what its people can do. */
const airlineChange: TypeGenerator = (_dice, now, key) => {
  const booked = segmentOfOrder(key, 0, now);
  const day = booked.departure.local.slice(0, 10);
  const until = addMinutes(now, LIMITS.decideByHours * 60);
  const option = {
    allowed: true,
    until,
    firstDay: null,
    lastDay: null,
    refund: null,
    reason: null,
  };
  return {
    ...ofOrder(key),
    state: 'OPEN',
    kind: 'CANCELLED',
    reason: 'CREW',
    decideBy: until,
    decidedAt: null,
    dateChange: null,
    refund: null,
    passengers: PARTY.map((_type, person) => travellerId('Passenger', key, person)),
    segments: [
      {
        segment: travellerId('OrderSegment', key, 0),
        before: travellerId('FlightSegment', key, 0),
        departureBefore: booked.departure,
        arrivalBefore: booked.arrival,
        seats: [],
      },
    ],
    options: [
      { ...option, action: 'KEEP' },
      {
        ...option,
        action: 'MOVE',
        firstDay: addDays(day, -LIMITS.freeDateChangeDays),
        lastDay: addDays(day, LIMITS.freeDateChangeDays),
      },
      { ...option, action: 'REFUND', refund: priceOfOrder(key).total },
    ],
  };
};

const dateChange: TypeGenerator = (dice, now, key) => {
  const { fareDifference: _, taxDifference: __, ...quote } = change(dice);
  return {
    ...quote,
    ...ofOrder(key),
    kind: 'VOLUNTARY',
    state: 'PENDING_PAYMENT',
    capabilities: capabilities(['PAY', 'CANCEL']),
    payments: [],
    pointsOffset: pointsOffset(quote.totalDue),
    newOrder: null,
    amountDue: quote.totalDue,
    paymentDueAt: addMinutes(now, LIMITS.paymentWindowMinutes),
  };
};

/** Changes of date, whose lines add up, and changes by the airline. */
export const changeGenerators: Record<string, TypeGenerator> = {
  ChangeSearch: changeSearch,
  ChangeOption: changeOption,
  AirlineChange: airlineChange,
  ChangePassenger: (dice) => {
    const { addCollect: _, refundDue: __, ...quote } = change(dice);
    return quote;
  },
  ChangeOffer: (dice, _now, key) => ({
    ...change(dice),
    ...ofOrder(key),
    kind: 'VOLUNTARY',
    splits: false,
  }),
  DateChange: dateChange,
};
