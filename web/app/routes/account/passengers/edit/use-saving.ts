import { useNavigate } from 'react-router';
import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import type { FrequentPassengerInput } from '#web/app/apollo/schema-types.gen.ts';
import type { SubmitAnswer } from '#web/app/forms/form.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { useAddFrequentPassengerMutation } from './add-frequent-passenger.mutation.gen.ts';
import { passengerToSend, type SavedValues } from './saved-values.ts';
import { useUpdateFrequentPassengerMutation } from './update-frequent-passenger.mutation.gen.ts';

/** A passenger that is saved already, as the form was filled from it. */
export type StoredPassenger = { readonly id: string; readonly version: number };

/** What concerns the form as a whole has no field in it. */
const OF_THE_WHOLE: readonly string[] = ['frequentPassengerId', 'version', 'idempotencyKey'];

/** Saves a passenger, new or changed, and goes back to the list. */
export function useSaving(stored: StoredPassenger | null) {
  const navigate = useNavigate();
  const to = useLocalePath();
  const [adding] = useAddFrequentPassengerMutation();
  const [updating] = useUpdateFrequentPassengerMutation();
  const { send, sending } = useCommand(
    async (passenger: FrequentPassengerInput, idempotencyKey) => {
      if (!stored) {
        const { data } = await adding({ variables: { input: { idempotencyKey, passenger } } });
        return data?.addFrequentPassenger;
      }
      const { id: frequentPassengerId, version } = stored;
      const input = { frequentPassengerId, version, passenger };
      const { data } = await updating({ variables: { input } });
      return data?.updateFrequentPassenger;
    },
  );

  async function save(values: SavedValues): Promise<SubmitAnswer> {
    const result = await send(passengerToSend(values));
    if (!result) return undefined;
    if (result.errors.length > 0)
      return result.errors.map((error) =>
        OF_THE_WHOLE.includes(error.path[0] ?? '') ? { ...error, path: [] } : error,
      );
    await navigate(to('/passengers'));
    return undefined;
  }
  return { save, sending };
}
