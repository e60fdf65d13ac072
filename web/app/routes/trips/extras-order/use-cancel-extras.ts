import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { useCancelExtrasMutation } from './cancel-extras.mutation.gen.ts';

/** Cancels an unpaid order of extras; `refusal` says why it was not. */
export function useCancelExtras(extrasOrderId: string) {
  const [mutate] = useCancelExtrasMutation();
  const { send, sending, refusal } = useCommand(async (_: null, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { extrasOrderId, idempotencyKey } } });
    return data?.cancelExtrasOrder;
  });
  const cancel = async () => (await send(null))?.errors.length === 0;
  return { cancel, cancelling: sending, refusal };
}
