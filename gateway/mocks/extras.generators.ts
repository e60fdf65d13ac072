import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { OfferedExtra } from '#gateway/ports/extras/extras.port.ts';
import { EXTRAS } from '#gateway/simulated/extras/extras.data.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { BAGGAGE_ZONES } from '#schema/codes/flights/baggage.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { pointsForAmount } from '#schema/rules/club/points.ts';
import { capabilities } from './capabilities.ts';
import type { TypeGenerator } from './generator.ts';
import { localized } from './places.ts';
import { ownMoney, pointsOffset } from './prices.generators.ts';
import type { SeededRandom } from './seeded-random.ts';

const extraOf = ({ id, price, zonePrices, name, text, ...extra }: OfferedExtra) => ({
  kind: extra.kind,
  validDays: extra.validDays,
  tiers: extra.tiers,
  yearlyLimit: extra.yearlyLimit,
  price: ownMoney(price),
  points: pointsForAmount(ownMoney(price)),
  zonePrices: BAGGAGE_ZONES.flatMap((zone) =>
    zonePrices ? [{ zone, price: ownMoney(zonePrices[zone]) }] : [],
  ),
  name: localized(name),
  text: localized(text),
});

const idOf = ({ id }: OfferedExtra) => ({ id: globalId('Extra', id) });

const pick = (dice: SeededRandom, key: string): OfferedExtra =>
  EXTRAS.find(({ id }) => id === key) ?? dice.pick(EXTRAS);

/** What the club sells, of a kind where one is named. */
export const extrasOf = ({ kind }: { readonly kind?: string | null }) =>
  EXTRAS.filter((one) => !kind || one.kind === kind).map(idOf);

type Wanted = {
  readonly extraId: string;
  readonly quantity?: number | null;
  readonly passengerSegmentId?: string | null;
};

/** What an extra costs for a passenger on a flight of an order, all of which are in Asia. */
const priceOnFlight = ({ price, zonePrices }: OfferedExtra): number => zonePrices?.ASIA ?? price;

/** What one passenger on a flight can have, and for how much. */
export const extrasOnFlight = () =>
  EXTRAS.map((extra) => ({
    extra: idOf(extra),
    price: ownMoney(priceOnFlight(extra)),
    includedBy: null,
    cardTier: null,
  }));

/** The price of what is wanted; no coupon takes anything off it. */
export function extrasQuote({ items }: { readonly items: readonly Wanted[] }) {
  const prices = items.map(({ extraId, quantity, passengerSegmentId }) => {
    const extra = EXTRAS.find(({ id }) => id === keyOf('Extra', extraId));
    if (!extra) return 0;
    return (passengerSegmentId ? priceOnFlight(extra) : extra.price) * (quantity ?? 1);
  });
  const total = ownMoney(prices.reduce((sum, price) => sum + price, 0));
  return { total, couponDiscount: ownMoney(0), amountDue: total, coupons: [], userErrors: [] };
}

const coupon: TypeGenerator = (dice, now) => {
  const extra = dice.pick(EXTRAS);
  return {
    kind: extra.kind,
    name: localized(extra.name),
    number: `C${dice.text('0123456789', 9)}`,
    state: 'AVAILABLE',
    validFrom: commercialDay(now),
    validUntil: addDays(commercialDay(now), extra.validDays),
    usedAt: null,
    usedOn: null,
    discount: null,
    minimumFare: null,
    extrasOrder: null,
  };
};

const order: TypeGenerator = (dice, now) => {
  const extra = dice.pick(EXTRAS);
  const quantity = dice.between(1, 2);
  const total = ownMoney(extra.price * quantity);
  return {
    state: 'PENDING_PAYMENT',
    items: [
      {
        extra: idOf(extra),
        quantity,
        price: ownMoney(extra.price),
        coupons: [],
        passengerSegment: null,
      },
    ],
    total,
    amountDue: total,
    couponDiscount: ownMoney(0),
    extraCoupons: [],
    paymentDueAt: addMinutes(now, LIMITS.paymentWindowMinutes),
    payments: [],
    pointsOffset: pointsOffset(total),
    refundQuote: null,
    capabilities: capabilities(['PAY', 'CANCEL']),
  };
};

/** What the club sells, as it is sold on the demo: the price of an order is that of its items. */
export const extrasGenerators: Record<string, TypeGenerator> = {
  Extra: (dice, _now, key) => extraOf(pick(dice, key)),
  ExtraCoupon: coupon,
  ExtrasOrder: order,
};
