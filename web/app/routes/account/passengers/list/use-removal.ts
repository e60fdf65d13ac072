import { useState } from 'react';
import { BESIDE } from '#web/app/apollo/mutation/use-command.ts';
import { useRefetch } from '#web/app/apollo/use-refetch.ts';
import { FrequentPassengersDocument } from './passengers.route.gen.ts';
import { useRemoveFrequentPassengerCommand } from './remove-frequent-passenger.mutation.gen.ts';
import { useRestoreFrequentPassengerCommand } from './restore-frequent-passenger.mutation.gen.ts';

/** A passenger as the list calls it. */
export type Listed = { readonly id: string; readonly name: string };

/** Removes passengers, and brings the last one back; the list follows the answers. */
export function useRemoval() {
  const [removed, setRemoved] = useState<Listed | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const refetch = useRefetch(FrequentPassengersDocument, {});
  const removal = useRemoveFrequentPassengerCommand(
    (frequentPassengerId: string) => ({ input: { frequentPassengerId } }),
    BESIDE,
  );
  const restoration = useRestoreFrequentPassengerCommand(
    (frequentPassengerId: string) => ({ input: { frequentPassengerId } }),
    BESIDE,
  );

  return {
    removed,
    sending: removal.sending || restoration.sending,
    /** Why a passenger was not removed, at its row, or not brought back. */
    refusalOf: (id: string) => (refused === id ? removal.refusal : null),
    notRestored: restoration.refusal,
    async remove(passenger: Listed) {
      const result = await removal.send(passenger.id);
      setRefused(passenger.id);
      if (!result?.payload?.removedId) return;
      setRemoved(passenger);
      await refetch();
    },
    async undo() {
      const result = removed && (await restoration.send(removed.id));
      if (!result?.payload?.frequentPassenger) return;
      await refetch();
      setRemoved(null);
    },
  };
}
