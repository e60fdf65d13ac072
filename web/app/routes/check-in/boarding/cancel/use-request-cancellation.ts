import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useRequestCheckInCancellationCommand } from './request-cancellation.mutation.gen.ts';
import type { RequestedCancellation } from './requested-cancellation.ts';

type Answer = { readonly asked: RequestedCancellation } | { readonly errors: readonly UserError[] };

/**
 * Requests the code with which check-ins are cancelled; it goes to the contact that was given at
 * check-in.
 */
export function useRequestCancellation() {
  const locale = API_LOCALE[useLocale()];
  const { send, sending } = useRequestCheckInCancellationCommand(
    (passengerSegmentIds: readonly string[]) => {
      const input = { passengerSegmentIds: [...passengerSegmentIds], locale };
      return { input };
    },
  );
  const request = async (passengerIds: readonly string[]): Promise<Answer> => {
    const result = await send(passengerIds);
    const { challenge, sentTo } = result?.payload ?? {};
    if (challenge) return { asked: { ...challenge, passengerIds, sentTo: sentTo ?? '' } };
    return { errors: result?.errors ?? [] };
  };
  return { request, sending };
}
