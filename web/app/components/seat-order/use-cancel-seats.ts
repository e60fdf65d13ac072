import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { useCancelSeatsMutation } from './cancel-seats.mutation.gen.ts';
import type { SeatedPassengerFragment } from './seated-passenger.gen.ts';

/**
 * Gives the seat of one passenger back, for the refund that the page shows; `refusal` says why not.
 */
export function useCancelSeats({ id, seat }: Pick<SeatedPassengerFragment, 'id' | 'seat'>) {
  const [mutate] = useCancelSeatsMutation();
  const { amount, currency } = seat?.refund ?? { amount: 0, currency: '' };
  const { send, sending, refusal } = useCommand(async (_: null, idempotencyKey) => {
    const accepted = { amount, currency };
    const input = { idempotencyKey, passengerSegmentIds: [id], accepted };
    const { data } = await mutate({ variables: { input } });
    return data?.cancelSeats;
  });
  const cancel = async () => (await send(null))?.errors.length === 0;
  return { cancel, cancelling: sending, refusal };
}
