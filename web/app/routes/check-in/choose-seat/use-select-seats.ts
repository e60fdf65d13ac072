import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import type { SelectSeatsInput } from '#web/app/apollo/schema-types.gen.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useSelectSeatsMutation } from './select-seats.mutation.gen.ts';

/** Submits a choice of seats, all or none. */
export function useSelectSeats() {
  const [mutate] = useSelectSeatsMutation();
  const locale = API_LOCALE[useLocale()];
  return useCommand(
    async (choice: Omit<SelectSeatsInput, 'idempotencyKey' | 'locale'>, idempotencyKey) => {
      const { data } = await mutate({
        variables: { input: { ...choice, idempotencyKey, locale } },
      });
      return data?.selectSeats;
    },
  );
}
