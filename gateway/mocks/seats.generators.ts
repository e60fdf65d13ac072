import { globalId } from '#gateway/graphql/global-id.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { seatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { economyCabin } from './aircraft.generators.ts';
import { capabilities } from './capabilities.ts';
import type { TypeGenerator } from './generator.ts';
import { ownMoney, pointsOffset } from './prices.generators.ts';
import type { SeededRandom } from './seeded-random.ts';
import { ofOrder, travellerId } from './travellers.generators.ts';

const [SILVER, GOLD] = [
  { tier: 'SILVER', percent: 20 },
  { tier: 'GOLD', percent: 50 },
] as const;

const price = (dice: SeededRandom) =>
  seatPrice(ownMoney(dice.between(5, 30) * 1000), {
    card: dice.pick([null, SILVER, GOLD]),
    includedInFare: false,
    coupon: false,
    airlineChange: false,
  });

const STATES = ['FREE', 'FREE', 'FREE', 'TAKEN', 'HELD'] as const;

/** A cabin as the aircraft has it, with some of its seats taken. */
function seatMapCabin(dice: SeededRandom) {
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
}

type MapInput = { readonly input: { readonly passengerSegmentIds: readonly string[] } };

/** The seats of a flight, with what each of those who are named pays for each kind. */
export const seatMapFor =
  (dice: SeededRandom) =>
  ({ input }: MapInput) => {
    const preferred = price(dice);
    const free = {
      ...preferred,
      list: ownMoney(0),
      discount: ownMoney(0),
      total: ownMoney(0),
      points: 0,
    };
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

const seatOrder: TypeGenerator = (dice, now, key) => {
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
    credit: ownMoney(0),
    amountDue: total,
    paymentDueAt: addMinutes(now, LIMITS.seatHoldMinutes),
  };
};

/** Seats on a map, and an order of one that waits for payment. */
export const seatGenerators: Record<string, TypeGenerator> = {
  SeatPrice: price,
  SeatOrder: seatOrder,
};
