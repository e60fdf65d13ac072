import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { useCancelSeatOrderMutation } from './cancel-seat-order.mutation.gen.ts';

/**
 * Cancels an unpaid seat order; `refusal` says why it was not. The order in the answer goes onto
 * the page.
 */
export function useCancelSeatOrder(seatOrderId: string) {
  const [mutate] = useCancelSeatOrderMutation();
  const { send, sending, refusal } = useCommand(async (_: null, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { seatOrderId, idempotencyKey } } });
    return data?.cancelSeatOrder;
  });
  const cancel = async () => (await send(null))?.errors.length === 0;
  return { cancel, cancelling: sending, refusal };
}
