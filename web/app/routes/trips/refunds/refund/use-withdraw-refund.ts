import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { useWithdrawRefundMutation } from './withdraw-refund.mutation.gen.ts';

/**
 * Withdraws a refund; `refusal` says why it was not. The refund in the answer goes onto the page.
 */
export function useWithdrawRefund(refundId: string) {
  const [mutate] = useWithdrawRefundMutation();
  const { send, sending, refusal } = useCommand(async (_: null, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { refundId, idempotencyKey } } });
    return data?.withdrawRefund;
  });
  const withdraw = async () => (await send(null))?.errors.length === 0;
  return { withdraw, withdrawing: sending, refusal };
}
