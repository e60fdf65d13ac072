import type { Database } from '#gateway/database/database.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { VerificationService } from '#gateway/modules/verification/verification.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Keys } from '#gateway/secrets/keys.ts';

/** What itinerary confirmations work with. */
export type ConfirmationDependencies = {
  readonly db: Database;
  readonly ids: Ids;
  readonly keys: Pick<Keys, 'pepper'>;
  readonly orders: Pick<OrderService, 'find' | 'openTo' | 'openedTo' | 'ticketNamed'>;
  readonly verification: Pick<VerificationService, 'challenge' | 'confirm'>;
};
