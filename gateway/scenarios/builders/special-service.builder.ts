import type { Database } from '#gateway/database/database.ts';
import type { SpecialServiceRequest } from '#gateway/modules/orders/passengers/passenger.model.ts';

/** Records the help that customer service has arranged for a passenger. */
export async function arrangeServices(
  db: Database,
  passengerId: string,
  services: readonly SpecialServiceRequest[],
): Promise<void> {
  await db
    .updateTable('order_passengers')
    .set({ special_services: JSON.stringify(services) })
    .where('id', '=', passengerId)
    .execute();
}
