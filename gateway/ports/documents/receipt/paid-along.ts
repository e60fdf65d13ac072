import type { Texts } from '#gateway/ports/documents/texts.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { PaymentChain } from '#schema/rules/after-sale/changed/payment-chain.ts';

/**
 * What was paid for tickets that came of changes, a line each and in sum (RULES 8.30); nothing for
 * others.
 */
export function paidAlong(chain: PaymentChain | undefined, texts: Texts): [string, string][] {
  if (!chain || chain.changes.length === 0) return [];
  const { t, money, dateOf } = texts;
  const day = (at: Date) => dateOf({ instant: at, zone: BRAND.commercialZone });
  return [
    [t('receipt.chain.booked'), money(chain.booked)],
    ...chain.changes.flatMap(({ at, paid, penalty, forfeited }): [string, string][] => [
      [t('receipt.chain.change', { date: day(at) }), money(paid)],
      ...(penalty.amount > 0
        ? [[t('receipt.chain.penalty'), money(penalty)] satisfies [string, string]]
        : []),
      ...(forfeited.amount > 0
        ? [
            [t('receipt.chain.forfeited', { date: day(at) }), money(forfeited)] satisfies [
              string,
              string,
            ],
          ]
        : []),
    ]),
    [t('receipt.chain.paid'), money(chain.paid)],
  ];
}
