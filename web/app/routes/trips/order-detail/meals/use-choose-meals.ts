import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import type { MealChoiceInput } from '#web/app/apollo/schema-types.gen.ts';
import { useChooseMealsMutation } from './choose-meals.mutation.gen.ts';

/** Sends the meals that have changed; `refusal` says why they were not taken. */
export function useChooseMeals(orderId: string) {
  const [mutate] = useChooseMealsMutation();
  const { send, sending, refusal } = useCommand(
    async (meals: MealChoiceInput[], idempotencyKey) => {
      const { data } = await mutate({ variables: { input: { idempotencyKey, orderId, meals } } });
      return data?.chooseMeals;
    },
  );
  const choose = async (meals: MealChoiceInput[]) => (await send(meals))?.errors.length === 0;
  return { choose, choosing: sending, refusal };
}
