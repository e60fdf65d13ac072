import { passengerRefund } from '#schema/rules/after-sale/refund-amount.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { refundDueOn } from '#schema/rules/base/working-days.ts';
import type { TypeGenerator } from './generator.ts';
import { ownMoney } from './prices.generators.ts';
import type { SeededRandom } from './seeded-random.ts';
import { FLIGHTS, ofOrder, travellerId } from './travellers.generators.ts';

function amounts(dice: SeededRandom) {
  const { passengerId: _, ...sums } = passengerRefund({
    passengerId: '',
    refundableFare: ownMoney(dice.between(30, 200) * 1000),
    refundableTax: ownMoney(dice.between(9, 30) * 1000),
    processingFee: ownMoney(dice.between(0, 29) * 1000),
  });
  return sums;
}

/** What comes back in money and nothing else. */
const refund: TypeGenerator = (dice, now, key) => {
  const sums = amounts(dice);
  return {
    ...ofOrder(key),
    amounts: sums,
    passengers: [
      {
        passenger: travellerId('Passenger', key, 1),
        passengerSegments: FLIGHTS.map((flight) => travellerId('PassengerSegment', key, 1, flight)),
        amounts: sums,
        taxes: [{ code: 'CN', amount: sums.refundableTax }],
      },
    ],
    money: sums.total,
    seats: ownMoney(0),
    points: 0,
    dueOn: refundDueOn(now),
    kind: 'VOLUNTARY',
    reason: 'CHANGE_OF_PLANS',
  };
};

/** Refunds of an order, whose lines add up, and the files that prove their reasons. */
export const refundGenerators: Record<string, TypeGenerator> = {
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
  UploadedFile: (dice) => ({
    name: 'certificate.pdf',
    mediaType: 'application/pdf',
    bytes: dice.between(9, 900) * 1000,
    url: 'https://example.com/certificate.pdf',
  }),
};
