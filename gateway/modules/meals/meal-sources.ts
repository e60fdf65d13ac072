import type { Database } from '#gateway/database/database.ts';
import type { OrderQuestion } from '#gateway/modules/orders/asked-once.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { Procedures } from '#gateway/modules/orders/segments/procedures.ts';

/** What says whether a special meal may be chosen. */
export type MealActionSources = {
  readonly proceduresOf: OrderQuestion<Procedures>;
  readonly cancelledOf: OrderQuestion<ReadonlySet<number>>;
};

/** What the choice of special meals is made from. */
export type MealSources = MealActionSources & {
  readonly db: Database;
  readonly orders: Pick<OrderService, 'find' | 'lock' | 'writeMeals'>;
};
