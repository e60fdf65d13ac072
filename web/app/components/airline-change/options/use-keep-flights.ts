import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useKeepChangedFlightsCommand } from './keep-changed-flights.mutation.gen.ts';

/**
 * Accepts the flights that the airline proposes; the change in the answer goes onto the page, also
 * where it was refused.
 */
export function useKeepFlights(airlineChangeId: string) {
  const locale = API_LOCALE[useLocale()];
  const { send, sending, refusal } = useKeepChangedFlightsCommand((_: null, idempotencyKey) => ({
    input: { idempotencyKey, airlineChangeId },
    locale,
  }));
  return { keep: () => send(null), keeping: sending, refusal };
}
