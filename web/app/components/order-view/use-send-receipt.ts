import { useState } from 'react';
import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { useSendReceiptMutation } from './send-receipt.mutation.gen.ts';

/** Sends the receipt to the contact once more; `refusal` says why it was not. */
export function useSendReceipt(orderId: string) {
  const [mutate] = useSendReceiptMutation();
  const [sent, setSent] = useState(false);
  const { send, sending, refusal } = useCommand(async (_: null, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { orderId, idempotencyKey } } });
    return data?.sendReceipt;
  });
  async function sendAgain() {
    setSent(false);
    const result = await send(null);
    if (result) setSent(result.errors.length === 0);
  }
  return { sendAgain, sending, sent, refusal };
}
