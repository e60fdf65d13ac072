import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { useRefundExtrasMutation } from './refund-extras.mutation.gen.ts';
import type { ShownRefundQuote } from './refund-extras-props.ts';

/** Gives an order of extras back at the amount that is shown; `refusal` says why it was not. */
export function useRefundExtras(
  extrasOrderId: string,
  { amount, currency }: ShownRefundQuote['money'],
) {
  const [mutate] = useRefundExtrasMutation();
  const accepted = { amount, currency };
  const { send, sending, refusal } = useCommand(async (_: null, idempotencyKey) => {
    const input = { extrasOrderId, accepted, idempotencyKey };
    const { data } = await mutate({ variables: { input } });
    return data?.refundExtrasOrder;
  });
  const refund = async () => (await send(null))?.errors.length === 0;
  return { refund, refunding: sending, refusal };
}
