import { useNavigate } from 'react-router';
import type { CreateExtrasOrderInput } from '#web/app/apollo/schema-types.gen.ts';
import { extrasOrderPath } from '#web/app/components/extras-order/extras-order-paths.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { useOrderExtrasCommand } from './order-extras.mutation.gen.ts';

/**
 * Orders extras and leads to the page of the order, where it is paid; `refusal` says why it was
 * not.
 */
export function useOrderExtras() {
  const to = useLocalePath();
  const navigate = useNavigate();
  const { send, sending, refusal } = useOrderExtrasCommand(
    (input: Omit<CreateExtrasOrderInput, 'idempotencyKey'>, idempotencyKey) => ({
      input: { ...input, idempotencyKey },
    }),
  );
  /** Answers whether the order was made, and calls `onMade` before it leads there. */
  const order = async (
    input: Omit<CreateExtrasOrderInput, 'idempotencyKey'>,
    onMade: () => void,
  ): Promise<boolean> => {
    const made = (await send(input))?.payload?.extrasOrder;
    if (!made) return false;
    onMade();
    await navigate(to(extrasOrderPath(made.id)));
    return true;
  };
  return { order, ordering: sending, refusal };
}
