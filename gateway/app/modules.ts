import type { SealedColumn } from '#gateway/database/sealed/sealed-column.ts';
import { nodeResolvers } from '#gateway/graphql/node.resolvers.ts';
import { scalarResolvers } from '#gateway/graphql/scalars/scalars.resolvers.ts';
import { cleanupDemoMail } from '#gateway/jobs/cleanup-demo-mail.ts';
import { cleanupDocumentUsage } from '#gateway/jobs/cleanup-document-usage.ts';
import { cleanupFailedJobs } from '#gateway/jobs/cleanup-failed-jobs.ts';
import { cleanupIdempotencyKeys } from '#gateway/jobs/cleanup-idempotency-keys.ts';
import { cleanupSessions } from '#gateway/jobs/cleanup-sessions.ts';
import { jobsMetric } from '#gateway/jobs/jobs.metrics.ts';
import type { Metric } from '#gateway/jobs/metric.ts';
import type { Work } from '#gateway/jobs/worker.ts';
import { aircraftModule } from '#gateway/modules/aircraft/aircraft.module.ts';
import { airlineChangesModule } from '#gateway/modules/airline-changes/airline-changes.module.ts';
import { baggageModule } from '#gateway/modules/baggage/baggage.module.ts';
import { checkInModule } from '#gateway/modules/check-in/check-in.module.ts';
import { dateChangesModule } from '#gateway/modules/date-changes/date-changes.module.ts';
import { extrasModule } from '#gateway/modules/extras/extras.module.ts';
import { factsModule } from '#gateway/modules/facts/facts.module.ts';
import { flightStatusModule } from '#gateway/modules/flight-status/flight-status.module.ts';
import { flightsModule } from '#gateway/modules/flights/flights.module.ts';
import { frequentPassengersModule } from '#gateway/modules/frequent-passengers/frequent-passengers.module.ts';
import type { Contributions, GatewayModule } from '#gateway/modules/gateway-module.ts';
import { itineraryConfirmationsModule } from '#gateway/modules/itinerary-confirmations/itinerary-confirmations.module.ts';
import { loungesModule } from '#gateway/modules/lounges/lounges.module.ts';
import { mealsModule } from '#gateway/modules/meals/meals.module.ts';
import { messagesModule } from '#gateway/modules/member-messages/member-messages.module.ts';
import { membersModule } from '#gateway/modules/members/members.module.ts';
import { ordersModule } from '#gateway/modules/orders/orders.module.ts';
import { paymentsModule } from '#gateway/modules/payments/payments.module.ts';
import { placesModule } from '#gateway/modules/places/places.module.ts';
import { pointsModule } from '#gateway/modules/points/points.module.ts';
import { refundsModule } from '#gateway/modules/refunds/refunds.module.ts';
import { rootModule } from '#gateway/modules/root/root.module.ts';
import { rulesModule } from '#gateway/modules/rules/rules.module.ts';
import { seatsModule } from '#gateway/modules/seats/seats.module.ts';
import { uploadsModule } from '#gateway/modules/uploads/uploads.module.ts';
import { verificationModule } from '#gateway/modules/verification/verification.module.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';

/** The modules of the gateway, from the lowest: where a new one is listed. */
const LIST = [
  rootModule,
  rulesModule,
  placesModule,
  aircraftModule,
  loungesModule,
  baggageModule,
  flightStatusModule,
  verificationModule,
  uploadsModule,
  messagesModule,
  pointsModule,
  membersModule,
  flightsModule,
  ordersModule,
  frequentPassengersModule,
  paymentsModule,
  seatsModule,
  mealsModule,
  extrasModule,
  checkInModule,
  dateChangesModule,
  itineraryConfirmationsModule,
  refundsModule,
  airlineChangesModule,
  factsModule,
] as const satisfies readonly GatewayModule[];

export const MODULES: readonly GatewayModule[] = LIST;

type NamesIn<Module, Field extends string> = Module extends { readonly [Name in Field]: infer All }
  ? keyof All
  : never;

/** The names that modules bring in a field: a type, so that `tsc` says which is missing. */
type Brought<Field extends keyof GatewayModule> = NamesIn<(typeof LIST)[number], Field>;
export type BuiltService = Extract<Brought<'services'>, keyof Services>;

/** What modules bring by name, together. */
const named = <Field extends 'messageSubjects' | 'receipt' | 'payables' | 'answers'>(
  field: Field,
): Pick<Contributions[Field], Extract<Brought<Field>, keyof Contributions[Field]>> =>
  Object.assign({}, ...MODULES.map((module) => module[field]));

/** What modules have for those below them. */
export const CONTRIBUTIONS: Contributions = {
  freeSeats: MODULES.flatMap(({ freeSeats = [] }) => freeSeats),
  messageSubjects: named('messageSubjects'),
  whenCredited: MODULES.flatMap(({ whenCredited = [] }) => whenCredited),
  openBusiness: MODULES.flatMap(({ openBusiness = [] }) => openBusiness),
  personalData: MODULES.flatMap(({ personalData = [] }) => personalData),
  orderFacts: MODULES.flatMap(({ orderFacts = [] }) => orderFacts),
  orderEvents: MODULES.flatMap(({ orderEvents = [] }) => orderEvents),
  orderVersions: MODULES.flatMap(({ orderVersions = [] }) => orderVersions),
  procedures: MODULES.flatMap(({ procedures = [] }) => procedures),
  segmentActions: MODULES.flatMap(({ segmentActions = [] }) => segmentActions),
  erasureHolds: MODULES.flatMap(({ erasureHolds = [] }) => erasureHolds),
  whenTicketed: MODULES.flatMap(({ whenTicketed = [] }) => whenTicketed),
  receipt: named('receipt'),
  payables: named('payables'),
  whenReturned: Object.assign({}, ...MODULES.map(({ whenReturned }) => whenReturned)),
  answers: named('answers'),
};

export const RESOLVERS: readonly Resolvers[] = [
  scalarResolvers,
  ...MODULES.flatMap(({ resolvers = [] }) => resolvers),
  nodeResolvers(
    Object.assign({}, ...MODULES.map(({ nodes }) => nodes)),
    Object.assign({}, ...MODULES.map(({ signedNodes }) => signedNodes)),
  ),
];

/** Every column with sealed values. */
export const SEALED: readonly SealedColumn[] = MODULES.flatMap(({ sealed = [] }) => sealed);

/** Everything that is done apart from requests. */
export const WORK: Required<Work> = {
  jobs: MODULES.flatMap(({ jobs = [] }) => jobs),
  sweeps: [
    cleanupSessions,
    cleanupIdempotencyKeys,
    cleanupFailedJobs,
    cleanupDemoMail,
    cleanupDocumentUsage,
    ...MODULES.flatMap(({ sweeps = [] }) => sweeps),
  ],
};

/** Figures of business for `/metrics`. */
export const FIGURES: readonly Metric[] = [
  jobsMetric,
  ...MODULES.flatMap(({ figures = [] }) => figures),
];
