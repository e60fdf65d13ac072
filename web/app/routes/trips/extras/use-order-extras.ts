import { useNavigate } from 'react-router';
import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import type { CreateBenefitOrderInput } from '#web/app/apollo/schema-types.gen.ts';
import { benefitOrderPath } from '#web/app/components/benefit-order/benefit-order-paths.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { useOrderExtrasMutation } from './order-extras.mutation.gen.ts';

/**
 * Orders extras and leads to the page of the order, where it is paid; `refusal` says why it was
 * not.
 */
export function useOrderExtras() {
  const [mutate] = useOrderExtrasMutation();
  const to = useLocalePath();
  const navigate = useNavigate();
  const { send, sending, refusal } = useCommand(
    async (input: Omit<CreateBenefitOrderInput, 'idempotencyKey'>, idempotencyKey) => {
      const { data } = await mutate({ variables: { input: { ...input, idempotencyKey } } });
      return data?.createBenefitOrder;
    },
  );
  /** Answers whether the order was made, and calls `onMade` before it leads there. */
  const order = async (
    input: Omit<CreateBenefitOrderInput, 'idempotencyKey'>,
    onMade: () => void,
  ): Promise<boolean> => {
    const made = (await send(input))?.payload?.benefitOrder;
    if (!made) return false;
    onMade();
    await navigate(to(benefitOrderPath(made.id)));
    return true;
  };
  return { order, ordering: sending, refusal };
}
