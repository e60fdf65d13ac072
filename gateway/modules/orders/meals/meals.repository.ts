import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { MealsOfPassenger } from '#gateway/modules/orders/passengers/passenger.model.ts';

/** Writes the special meals of passengers of an order whose lock the caller holds. */
export async function writeMeals(
  trx: DatabaseTransaction,
  changes: readonly MealsOfPassenger[],
): Promise<void> {
  for (const { passengerId, meals } of changes)
    await trx
      .updateTable('order_passengers')
      .set({ special_meals: JSON.stringify(meals) })
      .where('id', '=', passengerId)
      .execute();
}
