import { useRef, useState } from 'react';
import { faultOf } from '#web/app/apollo/fault.ts';
import { newIdempotencyKey } from '#web/app/apollo/idempotency-key.ts';
import { useSendReceiptMutation } from './send-receipt.mutation.gen.ts';

export type Sending = { readonly state: 'IDLE' | 'SENDING' | 'SENT' } | { readonly code: string };

/** Sends the receipt to the contact once more; `code` says why it was not. */
export function useSendReceipt(orderId: string): { sending: Sending; send: () => Promise<void> } {
  const [mutate] = useSendReceiptMutation();
  const [sending, setSending] = useState<Sending>({ state: 'IDLE' });
  const key = useRef('');

  async function send() {
    key.current ||= newIdempotencyKey();
    setSending({ state: 'SENDING' });
    try {
      const { data } = await mutate({
        variables: { input: { orderId, idempotencyKey: key.current } },
      });
      key.current = '';
      const code = data?.sendReceipt.userErrors[0]?.code;
      setSending(code ? { code } : { state: 'SENT' });
    } catch (error) {
      // the key stays: what was perhaps done is not done twice
      setSending({ code: faultOf(error)?.code ?? 'INTERNAL' });
    }
  }
  return { sending, send };
}
