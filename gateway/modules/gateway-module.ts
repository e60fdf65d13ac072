import type { Hono } from 'hono';
import type { Database } from '#gateway/database/database.ts';
import type { PersonalData } from '#gateway/database/personal-data.ts';
import type { SealedColumn } from '#gateway/database/sealed/sealed-column.ts';
import type { Environment } from '#gateway/environment.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import type { Job, JobContext, Sweep } from '#gateway/jobs/job.ts';
import type { Metric } from '#gateway/jobs/metric.ts';
import type { keyedHash } from '#gateway/limits/keyed-hash.ts';
import type { ConnectedAirline } from '#gateway/ports/airline-systems.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { PaymentProvider } from '#gateway/ports/payment-provider/payment-provider.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import type { SmsSender } from '#gateway/ports/sms/sms-sender.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import type { SubjectLoader } from './member-messages/member-messages.service.ts';
import type { MessageSubjectType } from './member-messages/message.model.ts';
import type { OpenBusiness } from './members/member-dependencies.ts';
import type { AirlineChangeRights } from './orders/airline-change-rights.ts';
import type { DocumentSources } from './orders/documents/order-documents.service.ts';
import type {
  OrderEventSource,
  OrderFactSource,
  OrderVersionSource,
  ProcedureSource,
  SavedTravellers,
  SegmentActionSource,
  TicketedHook,
} from './orders/order-dependencies.ts';
import type { OrderService } from './orders/orders.service.ts';
import type { DocumentEncryption } from './orders/passengers/document-encryption.ts';
import type { ErasureHold } from './orders/read/visible-orders.condition.ts';
import type { Payables } from './payments/payable.ts';
import type { PaymentDependencies } from './payments/payment-dependencies.ts';
import type { PointsSources } from './points/points.service.ts';
import type { VerificationDependencies } from './verification/verification-dependencies.ts';

/** What a plain HTTP route is answered from. */
export type RouteContext = JobContext & { readonly security: SecurityLog };

/** What all modules are built from: ports, what is opened once, and what modules above bring. */
export type ModuleParts = Contributions & {
  readonly environment: Environment;
  readonly db: Database;
  /** The instant by the database, asked again after waiting for a lock: `databaseNow`. */
  readonly nowIn: (db: Database) => Promise<Date>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keys: Keys;
  /** Names what is counted, as it is stored. */
  readonly hash: ReturnType<typeof keyedHash>;
  /** Seals the numbers of documents. */
  readonly vault: DocumentEncryption;
  readonly airline: ConnectedAirline;
  readonly paymentProvider: PaymentProvider;
  readonly mailer: Mailer;
  /** null: the airline sends no text messages. */
  readonly sms: SmsSender | null;
  readonly quietMailboxes: ReadonlySet<string>;
  readonly addresses: SiteAddresses;
  readonly log: Log;
  readonly security: SecurityLog;
};

/**
 * Makes something of the parts and of the services below. A function that it makes may read all
 * services: it is called when they are there.
 */
export type Made<Value> = (parts: ModuleParts, services: Services) => Value;
type MadeByName<Values> = { readonly [Name in keyof Values]: Made<Values[Name]> };

/** What modules have for those below, which cannot import them; by the module that takes it. */
export interface Contributions {
  // flights
  /** Frees the seats of what was not paid in time, before seats are counted. */
  readonly freeSeats: readonly ((
    services: Services,
    now: Date,
    flights?: readonly FlightKey[],
  ) => Promise<unknown>)[];
  // messages
  /** Finds what a message is about. */
  readonly messageSubjects: MadeByName<Record<MessageSubjectType, SubjectLoader>>;
  // points
  /** What follows when a member was credited with a flight. */
  readonly whenCredited: PointsSources['whenCredited'];
  // members
  /** Those who know of something open that keeps an account from being closed. */
  readonly openBusiness: readonly Made<OpenBusiness>[];
  /** Tables that store something about members. */
  readonly personalData: readonly PersonalData[];
  // orders
  /** Those who know a part of what decides about an order. */
  readonly orderFacts: readonly OrderFactSource[];
  /** Those who know a part of an order's history. */
  readonly orderEvents: readonly OrderEventSource[];
  /** Those who store something that the page of an order shows. */
  readonly orderVersions: readonly OrderVersionSource[];
  /** Those who know what else is under way with coupons. */
  readonly procedures: readonly ProcedureSource[];
  /** Those who offer actions on passengers of segments. */
  readonly segmentActions: readonly Made<SegmentActionSource>[];
  /** What keeps an order from being erased. */
  readonly erasureHolds: readonly ErasureHold[];
  /** What is done for an order when it is ticketed. */
  readonly whenTicketed: readonly TicketedHook[];
  /** What stands on a receipt besides the order. */
  readonly receipt: MadeByName<
    Required<Pick<DocumentSources, 'paymentOf' | 'seatsOf' | 'extrasOf' | 'chainOf'>>
  >;
  // payments
  /** Everything that is paid for. */
  readonly payables: MadeByName<Payables>;
  /** What follows when money of a cause has gone back. */
  readonly whenReturned: PaymentDependencies['whenReturned'];
  /** What one module knows alone. */
  readonly answers: MadeByName<Answers>;
}

/** What modules ask that one module above them knows. */
export interface Answers {
  /** Where a recipient who has an account signs in; asked by verification. */
  readonly signInUrlOf: VerificationDependencies['signInUrlOf'];
  /** How many points of a member belong to open attempts to pay; asked by points. */
  readonly frozenOf: PointsSources['frozenOf'];
  /** The travellers whom members have saved; asked by orders. */
  readonly savedTravellers: SavedTravellers;
  /** Cancels an order once it is known whether it was paid; asked by orders. */
  readonly cancelUnpaid: (cancel: OrderService['cancel']) => OrderService['cancel'];
  /** What changes by the airline entitle to; asked by date changes and refunds. */
  readonly airlineChangeRights: AirlineChangeRights;
}

/** What a module brings of a contribution: some of a list, or some of the names. */
type Brought<All> = All extends readonly unknown[] ? All : Partial<All>;

/** What a module of the gateway brings: `x.module.ts` is where it signs in, once. */
export type GatewayModule = {
  readonly name: string;
  /** Its services, each made of the services above it in this list and in the modules below. */
  readonly services?: Partial<MadeByName<Services>>;
  /** A field that no module resolves is read from its parent. */
  readonly resolvers?: readonly Resolvers[];
  /** How `node(id:)` and `nodes(ids:)` find an object of each of its types. */
  readonly nodes?: Readonly<Record<string, NodeLoader>>;
  /** The same by an id that is signed and holds the object (`signed-token.ts`). */
  readonly signedNodes?: Readonly<Record<string, NodeLoader>>;
  readonly jobs?: readonly Job[];
  /** What is swept every minute, in this order, after the sweeps of the modules before it. */
  readonly sweeps?: readonly Sweep[];
  /** Columns with sealed values: they are sealed again when the secret is changed. */
  readonly sealed?: readonly SealedColumn[];
  /** Plain HTTP routes by the path below which they are mounted: webhooks, downloads. */
  readonly http?: Readonly<Record<string, (parts: RouteContext) => Hono<HonoEnv>>>;
  /** Figures of business for `/metrics`. */
  readonly figures?: readonly Metric[];
} & { readonly [Name in keyof Contributions]?: Brought<Contributions[Name]> };

/** Makes each of some values that have names. */
export const makeEach = <Values>(
  made: MadeByName<Values>,
  parts: ModuleParts,
  services: Services,
): Values =>
  Object.assign(
    {},
    ...Object.entries<Made<unknown>>(made).map(([name, make]) => ({
      [name]: make(parts, services),
    })),
  );
