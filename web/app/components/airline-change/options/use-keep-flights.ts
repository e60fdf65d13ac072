import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useKeepChangedFlightsMutation } from './keep-changed-flights.mutation.gen.ts';

/**
 * Accepts the flights that the airline proposes; the change in the answer goes onto the page, also
 * where it was refused.
 */
export function useKeepFlights(airlineChangeId: string) {
  const locale = API_LOCALE[useLocale()];
  const [mutate] = useKeepChangedFlightsMutation();
  const { send, sending, refusal } = useCommand(async (_: null, idempotencyKey) => {
    const variables = { input: { idempotencyKey, airlineChangeId }, locale };
    return (await mutate({ variables })).data?.keepChangedFlights;
  });
  return { keep: () => send(null), keeping: sending, refusal };
}
