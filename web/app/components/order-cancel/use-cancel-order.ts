import { useRef, useState } from 'react';
import { faultOf } from '#web/app/apollo/fault.ts';
import { newIdempotencyKey } from '#web/app/apollo/idempotency-key.ts';
import { useCancelOrderMutation } from './cancel-order.mutation.gen.ts';

/** Cancels an unpaid order; `code` says why it was not. The order in the answer goes onto the page. */
export function useCancelOrder(orderId: string) {
  const [mutate, { loading }] = useCancelOrderMutation();
  const [code, setCode] = useState<string | null>(null);
  const key = useRef('');

  async function cancel(): Promise<boolean> {
    key.current ||= newIdempotencyKey();
    setCode(null);
    try {
      const input = { orderId, idempotencyKey: key.current };
      const { data } = await mutate({ variables: { input } });
      const refusal = data?.cancelOrder.userErrors[0]?.code ?? null;
      if (refusal) key.current = '';
      setCode(refusal);
      return refusal === null;
    } catch (error) {
      setCode(faultOf(error)?.code ?? 'INTERNAL');
      return false;
    }
  }
  return { cancel, cancelling: loading, code };
}
