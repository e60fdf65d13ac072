import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { Money } from '#schema/rules/base/money.ts';

/**
 * The parts in points and in money of what was paid or goes back; nothing where no points are part
 * of it.
 */
export const pointsFacts = (
  { points, amount }: { readonly points: number; readonly amount: Money },
  { t, money }: Texts,
): [string, string][] =>
  points === 0
    ? []
    : [
        [t('email.inPoints'), t('email.points', { points })],
        [t('email.inMoney'), money(amount)],
      ];
