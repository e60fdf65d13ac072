import type { PriceBreakdown, PriceItem } from '#gateway/modules/flights/trip-price.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { PASSENGER_TYPES, type PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { type Money, money, subtractMoney } from '#schema/rules/base/money.ts';

/** A line of one passenger's price that differs. */
export type PriceChangeLine = {
  readonly kind: 'FARE' | 'TAX' | 'FEE';
  readonly taxCode: string | null;
  readonly passengerType: PassengerType;
  readonly old: Money;
  readonly new: Money;
};

/** The old price and the new one (RULES 3.9). */
export type PriceChange = {
  readonly oldTotal: Money;
  readonly newTotal: Money;
  readonly difference: Money;
  readonly lines: readonly PriceChangeLine[];
};

const nothing = money(0, BRAND.currency);

function itemLines(
  type: PassengerType,
  old: PriceItem | undefined,
  current: PriceItem | undefined,
): PriceChangeLine[] {
  const taxCodes = new Set(
    [old, current].flatMap((item) => item?.taxes.map(({ code }) => code) ?? []),
  );
  const taxOf = (item: PriceItem | undefined, code: string) =>
    item?.taxes.find((tax) => tax.code === code)?.amount ?? nothing;
  return [
    {
      kind: 'FARE',
      taxCode: null,
      passengerType: type,
      old: old?.fare ?? nothing,
      new: current?.fare ?? nothing,
    },
    ...[...taxCodes].map(
      (code): PriceChangeLine => ({
        kind: 'TAX',
        taxCode: code,
        passengerType: type,
        old: taxOf(old, code),
        new: taxOf(current, code),
      }),
    ),
  ];
}

/** What changed between two prices of the same trip and party; null when no line differs. */
export function priceChange(old: PriceBreakdown, current: PriceBreakdown): PriceChange | null {
  const of = (price: PriceBreakdown, type: PassengerType) =>
    price.items.find((item) => item.passengerType === type);
  const lines = PASSENGER_TYPES.flatMap((type) =>
    itemLines(type, of(old, type), of(current, type)),
  ).filter((line) => line.old.amount !== line.new.amount);
  if (lines.length === 0) return null;
  return {
    oldTotal: old.total,
    newTotal: current.total,
    difference: subtractMoney(current.total, old.total),
    lines,
  };
}
