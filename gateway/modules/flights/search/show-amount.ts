import { convert } from '#gateway/ports/fares/exchange.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { isCurrencyCode } from '#schema/codes/base/currencies.ts';
import { type Money, money } from '#schema/rules/base/money.ts';

/** Turns minor units of the filing currency into money of the currency that is shown. */
export type ShowAmount = (amount: number) => Money;

/** How amounts are shown in a currency; an unknown one is replaced by the filing currency. */
export function showAmountIn(
  currency: string | null | undefined,
  fares: Fares,
  now: Date,
): ShowAmount {
  const shown = isCurrencyCode(currency) ? currency : BRAND.currency;
  const table = fares.rates(now);
  return (amount) => convert(money(amount, BRAND.currency), shown, table);
}
