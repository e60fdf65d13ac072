import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { PointsUseInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { isHostedPage } from '#web/app/components/payment/hosted-page.ts';
import { useStartPaymentCommand } from '#web/app/components/payment/start-payment.mutation.gen.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import type { PaidWithPoints } from './paid-with-points.ts';

/**
 * Pays with points the amount that is seen. What they do not pay is paid in money, and the browser
 * goes on to the provider's page; where they pay all of it, `onChanged` is called.
 */
export function usePayWithPoints(
  { id: payableId, amountDue }: PaidWithPoints,
  onChanged: () => void,
) {
  const locale = API_LOCALE[useLocale()];
  const { amount, currency } = amountDue;
  const { send } = useStartPaymentCommand((points: PointsUseInput, idempotencyKey) => {
    const accepted = { amount, currency };
    const input = { payableId, idempotencyKey, locale, points, accepted };
    return { input };
  });
  return async (points: PointsUseInput): Promise<readonly UserError[] | undefined> => {
    const result = await send(points);
    if (!result || result.errors.length > 0) return result?.errors;
    const address = result.payload?.payment?.hostedPageUrl;
    if (isHostedPage(address)) location.assign(address);
    else onChanged();
    return undefined;
  };
}
