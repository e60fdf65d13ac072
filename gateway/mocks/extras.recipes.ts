import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { OfferedBenefit } from '#gateway/ports/benefits/benefits.port.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { BAGGAGE_ZONES } from '#schema/codes/flights/baggage.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { pointsForAmount } from '#schema/rules/club/points.ts';
import { capabilities } from './capabilities.ts';
import { localized } from './places.ts';
import { ownMoney, pointsOffset } from './prices.recipes.ts';
import type { TypeRecipe } from './recipe.ts';
import type { SeededRandom } from './seeded-random.ts';

const benefitOf = ({ id, price, zonePrices, name, text, ...benefit }: OfferedBenefit) => ({
  kind: benefit.kind,
  validDays: benefit.validDays,
  tiers: benefit.tiers,
  yearlyLimit: benefit.yearlyLimit,
  price: ownMoney(price),
  points: pointsForAmount(ownMoney(price)),
  zonePrices: BAGGAGE_ZONES.flatMap((zone) =>
    zonePrices ? [{ zone, price: ownMoney(zonePrices[zone]) }] : [],
  ),
  name: localized(name),
  text: localized(text),
});

const idOf = ({ id }: OfferedBenefit) => ({ id: globalId('Benefit', id) });

const pick = (dice: SeededRandom, key: string): OfferedBenefit =>
  BENEFITS.find(({ id }) => id === key) ?? dice.pick(BENEFITS);

/** What the club sells, of a kind where one is named. */
export const benefitsOf = ({ kind }: { readonly kind?: string | null }) =>
  BENEFITS.filter((one) => !kind || one.kind === kind).map(idOf);

type Wanted = {
  readonly benefitId: string;
  readonly quantity?: number | null;
  readonly passengerSegmentId?: string | null;
};

/** What an extra costs for a passenger on a flight of an order, all of which are in Asia. */
const priceOnFlight = ({ price, zonePrices }: OfferedBenefit): number => zonePrices?.ASIA ?? price;

/** What one passenger on a flight can have, and for how much. */
export const extrasOnFlight = () =>
  BENEFITS.map((benefit) => ({
    benefit: idOf(benefit),
    price: ownMoney(priceOnFlight(benefit)),
    includedBy: null,
    cardTier: null,
  }));

/** The price of what is wanted; no coupon takes anything off it. */
export const benefitQuote = ({ items }: { readonly items: readonly Wanted[] }) => {
  const prices = items.map(({ benefitId, quantity, passengerSegmentId }) => {
    const benefit = BENEFITS.find(({ id }) => id === keyOf('Benefit', benefitId));
    if (!benefit) return 0;
    return (passengerSegmentId ? priceOnFlight(benefit) : benefit.price) * (quantity ?? 1);
  });
  const total = ownMoney(prices.reduce((sum, price) => sum + price, 0));
  return { total, couponDiscount: ownMoney(0), amountDue: total, coupons: [], userErrors: [] };
};

const coupon: TypeRecipe = (dice, now) => {
  const benefit = dice.pick(BENEFITS);
  return {
    kind: benefit.kind,
    name: localized(benefit.name),
    number: `C${dice.text('0123456789', 9)}`,
    state: 'AVAILABLE',
    validFrom: commercialDay(now),
    validUntil: addDays(commercialDay(now), benefit.validDays),
    usedAt: null,
    usedOn: null,
    discount: null,
    minimumFare: null,
    benefitOrder: null,
  };
};

const order: TypeRecipe = (dice, now) => {
  const benefit = dice.pick(BENEFITS);
  const quantity = dice.between(1, 2);
  const total = ownMoney(benefit.price * quantity);
  return {
    state: 'PENDING_PAYMENT',
    items: [
      {
        benefit: idOf(benefit),
        quantity,
        price: ownMoney(benefit.price),
        coupons: [],
        passengerSegment: null,
      },
    ],
    total,
    amountDue: total,
    couponDiscount: ownMoney(0),
    benefitCoupons: [],
    paymentDueAt: addMinutes(now, LIMITS.paymentWindowMinutes),
    payments: [],
    pointsOffset: pointsOffset(total),
    refundQuote: null,
    capabilities: capabilities(['PAY', 'CANCEL']),
  };
};

/** What the club sells, as it is sold on the demo: the price of an order is that of its items. */
export const extrasRecipes: Record<string, TypeRecipe> = {
  Benefit: (dice, _now, key) => benefitOf(pick(dice, key)),
  BenefitCoupon: coupon,
  BenefitOrder: order,
};
