import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import type { RequestRefundInput } from '#web/app/apollo/schema-types.gen.ts';
import { useRequestRefundMutation } from './request-refund.mutation.gen.ts';

/** Requests the refund that was offered. */
export function useRequestRefund() {
  const [mutate] = useRequestRefundMutation();
  return useCommand(async (asked: Omit<RequestRefundInput, 'idempotencyKey'>, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { ...asked, idempotencyKey } } });
    return data?.requestRefund;
  });
}
