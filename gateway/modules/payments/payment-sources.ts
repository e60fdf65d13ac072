import type { Database } from '#gateway/database/database.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { PaymentProvider } from '#gateway/ports/payment-provider/payment-provider.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import type { Payables } from './payable.ts';

/** What payments are made from. */
export type PaymentSources = {
  readonly db: Database;
  readonly ids: Ids;
  readonly provider: PaymentProvider;
  readonly orders: Pick<OrderService, 'find' | 'flights' | 'orderForPayment'>;
  readonly payables: Payables;
  readonly mailer: Mailer;
  readonly addresses: SiteAddresses;
  /** Where the provider reports, as it reaches us. */
  readonly webhookUrl: string;
  /** The instant by the database, asked again after waiting for a lock: `databaseNow`. */
  readonly nowIn: (db: Database) => Promise<Date>;
  readonly log: Log;
};
