import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { useCancelOrderMutation } from './cancel-order.mutation.gen.ts';

/**
 * Cancels an unpaid order; `refusal` says why it was not. The order in the answer goes onto the
 * page.
 */
export function useCancelOrder(orderId: string) {
  const [mutate] = useCancelOrderMutation();
  const { send, sending, refusal } = useCommand(async (_: null, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { orderId, idempotencyKey } } });
    return data?.cancelOrder;
  });
  const cancel = async () => (await send(null))?.errors.length === 0;
  return { cancel, cancelling: sending, refusal };
}
