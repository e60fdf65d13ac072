import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { PaymentProvider } from '#gateway/ports/payment-provider/payment-provider.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import type { Payables } from './payable.ts';
import type { PaymentReturn, ReturnCause } from './payment.model.ts';

/** What follows when a return went through, or did not; in the transaction that records it. */
export type ReturnHook = (
  trx: DatabaseTransaction,
  returnId: string,
  state: Exclude<PaymentReturn['state'], 'PAYING'>,
  now: Date,
) => Promise<void>;

/** What payments are made from. */
export type PaymentDependencies = {
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
  /**
   * Called with the outcome of returns of one cause, in place of the usual e-mail and message to
   * the payer.
   */
  readonly whenReturned: Partial<Record<ReturnCause, ReturnHook>>;
  readonly log: Log;
};
