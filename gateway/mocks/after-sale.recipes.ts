import { globalId } from '#gateway/graphql/global-id.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { changeQuote } from '#schema/rules/after-sale/change-quote.ts';
import { passengerRefund } from '#schema/rules/after-sale/refund-amount.ts';
import { seatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { refundDueOn } from '#schema/rules/base/working-days.ts';
import { economyCabin } from './aircraft.recipes.ts';
import { capabilities } from './capabilities.ts';
import type { Dice } from './dice.ts';
import { priceOfOrder } from './orders.recipes.ts';
import { segmentOfOrder } from './places.recipes.ts';
import { allBrands, pointsOffset } from './prices.recipes.ts';
import type { TypeRecipe } from './recipe.ts';
import { FLIGHTS, PARTY, travellerId } from './travellers.recipes.ts';

/** The order that an object with the same key is about; any where it has none. */
const ofOrder = (key: string) => (key ? { order: travellerId('Order', key) } : {});

const own = (amount: number) => money(amount, BRAND.currency);

const [SILVER, GOLD] = [
  { tier: 'SILVER', percent: 20 },
  { tier: 'GOLD', percent: 50 },
] as const;

const price = (dice: Dice) =>
  seatPrice(own(dice.between(5, 30) * 1000), {
    card: dice.pick([null, SILVER, GOLD]),
    includedInFare: false,
    coupon: false,
    airlineChange: false,
  });

const STATES = ['FREE', 'FREE', 'FREE', 'TAKEN', 'HELD'] as const;

/** A cabin as the aircraft has it, with some of its seats taken. */
const seatMapCabin = (dice: Dice) => {
  const { cabin, columns, rows } = economyCabin(24);
  return {
    cabin,
    columns,
    rows: rows.map(({ number, exitRow, seats }) => ({
      number,
      exitRow,
      seats: seats.map((seat) => ({
        seat,
        state: dice.pick(STATES),
        zone: seat.kind === 'STANDARD' ? 'STANDARD' : seat.kind,
        heldUntil: null,
        selectedBy: null,
        refusals: [],
      })),
    })),
  };
};

type MapInput = { readonly input: { readonly passengerSegmentIds: readonly string[] } };

/** The seats of a flight, with what each of those who are named pays for each kind. */
export const seatMapFor =
  (dice: Dice) =>
  ({ input }: MapInput) => {
    const preferred = price(dice);
    const free = { ...preferred, list: own(0), discount: own(0), total: own(0), points: 0 };
    const zones = { STANDARD: free, EXIT_ROW: preferred, BASSINET: preferred };
    return {
      aircraft: { id: globalId('AircraftType', 'A320_NEO') },
      cabins: [seatMapCabin(dice)],
      userErrors: [],
      prices: input.passengerSegmentIds.flatMap((id) =>
        Object.entries(zones).map(([zone, forSeat]) => ({
          zone,
          price: forSeat,
          passengerSegment: { id },
        })),
      ),
    };
  };

const amounts = (dice: Dice) => {
  const { passengerId: _, ...sums } = passengerRefund({
    passengerId: '',
    refundableFare: own(dice.between(30, 200) * 1000),
    refundableTax: own(dice.between(9, 30) * 1000),
    processingFee: own(dice.between(0, 29) * 1000),
  });
  return sums;
};

/** What comes back in money and nothing else. */
const refund: TypeRecipe = (dice, now, key) => {
  const sums = amounts(dice);
  return {
    ...ofOrder(key),
    amounts: sums,
    passengers: [
      {
        passenger: travellerId('Passenger', key, 1),
        segments: FLIGHTS.map((flight) => travellerId('PassengerSegment', key, 1, flight)),
        amounts: sums,
        taxes: [],
      },
    ],
    money: sums.total,
    seats: own(0),
    points: 0,
    dueOn: refundDueOn(now),
    kind: 'VOLUNTARY',
    reason: 'CHANGE_OF_PLANS',
  };
};

const change = (dice: Dice) =>
  changeQuote(
    {
      oldFare: own(100_000),
      newFare: own(100_000 + dice.between(0, 40) * 1000),
      oldTaxes: own(9_000),
      newTaxes: own(9_000),
      penalty: own(dice.between(0, 3) * 10_000),
      residualRefundable: false,
    },
    false,
  );

/** What each fare of another flight costs more. */
const changeOption: TypeRecipe = (dice) => {
  const { refundDue: _, ...quote } = change(dice);
  const due = { ...quote, tripTotalDue: quote.totalDue, seatsLeft: null };
  return {
    fares: allBrands().map((brand) => ({ ...due, brand })),
    lowestTotalDue: quote.totalDue,
  };
};

/** A flight of an order that the airline has cancelled, and what its people can do. */
const airlineChange: TypeRecipe = (_dice, now, key) => {
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

const dateChange: TypeRecipe = (dice, now, key) => {
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
    paymentDueAt: new Date(now.getTime() + LIMITS.paymentWindowMinutes * 60_000),
  };
};

const seatOrder: TypeRecipe = (dice, now, key) => {
  const forSeat = price(dice);
  const { total } = forSeat;
  const seats = key
    ? [
        {
          passengerSegment: travellerId('PassengerSegment', key, 0, 0),
          seatNumber: '15A',
          price: forSeat,
        },
      ]
    : [];
  return {
    ...ofOrder(key),
    ...(key && { flight: travellerId('FlightSegment', key, 0) }),
    items: seats.map((seat) => ({ ...seat, state: 'HELD', documentNumber: null })),
    pointsOffset: pointsOffset(total),
    cancellationCause: null,
    state: 'PENDING_PAYMENT',
    capabilities: capabilities(['PAY', 'CANCEL']),
    payments: [],
    total,
    credit: own(0),
    amountDue: total,
    paymentDueAt: new Date(now.getTime() + LIMITS.seatHoldMinutes * 60_000),
  };
};

/** Seats, refunds and changes of date, whose lines add up. */
export const afterSaleRecipes: Record<string, TypeRecipe> = {
  SeatPrice: price,
  SeatOrder: seatOrder,
  RefundAmounts: amounts,
  RefundOffer: (dice, now, key) => ({
    ...refund(dice, now, key),
    proofRequired: false,
    reviewed: false,
  }),
  Refund: (dice, now, key) => ({
    ...refund(dice, now, key),
    rejection: null,
    previous: null,
    state: 'APPROVED',
    requestedAt: addMinutes(now, -60),
    events: [{ state: 'APPROVED', at: addMinutes(now, -60) }],
    note: null,
    proofs: [],
    destination: 'Visa •••• 4242',
    withdrawal: { allowed: false, reason: 'REFUND_NOT_UNDER_REVIEW' },
  }),
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
  UploadedFile: (dice) => ({
    name: 'certificate.pdf',
    mediaType: 'application/pdf',
    bytes: dice.between(9, 900) * 1000,
    url: 'https://example.com/certificate.pdf',
  }),
};
