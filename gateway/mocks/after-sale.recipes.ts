import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { changeQuote } from '#schema/rules/after-sale/change-quote.ts';
import { passengerRefund } from '#schema/rules/after-sale/refund-amount.ts';
import { seatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { money } from '#schema/rules/base/money.ts';
import { refundDueOn } from '#schema/rules/base/working-days.ts';
import { economyCabin } from './aircraft.recipes.ts';
import { capabilities } from './capabilities.ts';
import type { Dice } from './dice.ts';
import type { TypeRecipe } from './recipe.ts';
import { travellerId } from './travellers.recipes.ts';

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

/** What those who are named pay for each kind of seat. */
const seatMap: TypeRecipe = (dice) => {
  const forSeat = price(dice);
  const free = { ...forSeat, list: own(0), discount: own(0), total: own(0), points: 0 };
  return {
    prices: [
      { zone: 'STANDARD', price: free, passengerSegment: null },
      ...['EXIT_ROW', 'BASSINET'].map((zone) => ({ zone, price: forSeat, passengerSegment: null })),
    ],
  };
};

/** A cabin as the aircraft has it, with some of its seats taken. */
const seatMapCabin: TypeRecipe = (dice) => {
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

const changeFare: TypeRecipe = (dice) => {
  const { refundDue: _, ...quote } = change(dice);
  return { ...quote, tripTotalDue: quote.totalDue };
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
    newOrder: null,
    amountDue: quote.totalDue,
    paymentDueAt: new Date(now.getTime() + LIMITS.paymentWindowMinutes * 60_000),
  };
};

const seatOrder: TypeRecipe = (dice, now, key) => {
  const { total } = price(dice);
  return {
    ...ofOrder(key),
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
  SeatMap: seatMap,
  SeatMapCabin: seatMapCabin,
  SeatPrice: price,
  SeatOrder: seatOrder,
  CheckIn: () => ({
    state: 'NOT_CHECKED_IN',
    checkedInAt: null,
    place: null,
    sequenceNumber: null,
    contact: null,
    cancellations: 0,
    documentNeeded: false,
    cancellationsLeft: LIMITS.checkInCancellationsPerSegment,
  }),
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
    destination: 'Visa •••• 4242',
    withdrawal: { allowed: false, reason: 'REFUND_NOT_UNDER_REVIEW' },
  }),
  ChangeFare: changeFare,
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
