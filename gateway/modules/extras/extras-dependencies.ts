import type { Database } from '#gateway/database/database.ts';
import type { SeatsLeftReader } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { MemberService } from '#gateway/modules/members/members.service.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { OrderQuestion } from '#gateway/modules/orders/per-order-cache.ts';
import type { Procedures } from '#gateway/modules/orders/segments/procedures.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';
import type { OfferedExtra } from '#gateway/ports/extras/extras.port.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';

/** What says whether extras are sold for passengers of an order. */
export type ExtrasActionDependencies = {
  readonly proceduresOf: OrderQuestion<Procedures>;
  readonly cancelledOf: OrderQuestion<ReadonlySet<number>>;
};

/** What extras are sold with. */
export type ExtrasDependencies = ExtrasActionDependencies & {
  readonly db: Database;
  readonly ids: Ids;
  readonly catalogue: readonly OfferedExtra[];
  /** Says who flies on what: extras may be for a passenger of an order. */
  readonly orders: Pick<OrderService, 'passengerOn' | 'findIn' | 'find' | 'flights'>;
  /** Upgrades are sold as long as the higher cabin has seats. */
  readonly seatsLeft: Pick<SeatsLeftReader, 'recent'>;
  readonly members: Pick<MemberService, 'find' | 'cardOf'>;
  readonly fares: Pick<Fares, 'brand'>;
  readonly payments: Pick<
    PaymentService,
    'confirmNow' | 'abandon' | 'lapse' | 'ofOrder' | 'giveBack'
  >;
  /** Guests are written to at the contact of their order. */
  readonly mailer: Mailer;
  readonly addresses: Pick<SiteAddresses, 'order'>;
  /** The instant by the database, asked again after waiting for a lock: `databaseNow`. */
  readonly nowIn: (db: Database) => Promise<Date>;
};
