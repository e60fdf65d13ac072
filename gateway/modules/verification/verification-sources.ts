import type { Database } from '#gateway/database/database.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { Keys } from '#gateway/secrets/keys.ts';

/** What verification works with. */
export type VerificationSources = {
  readonly db: Database;
  readonly ids: Ids;
  readonly keys: Pick<Keys, 'pepper'>;
  readonly mailer: Mailer;
  readonly orders: Pick<OrderService, 'lookFor' | 'openTo'>;
};
