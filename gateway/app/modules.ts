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
import type { GatewayModule, ModuleParts } from '#gateway/modules/gateway-module.ts';
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
  flightsModule,
  verificationModule,
  uploadsModule,
  messagesModule,
  pointsModule,
  membersModule,
  ordersModule,
  frequentPassengersModule,
  mealsModule,
  paymentsModule,
  seatsModule,
  checkInModule,
  refundsModule,
  extrasModule,
  itineraryConfirmationsModule,
  dateChangesModule,
  airlineChangesModule,
  factsModule,
] as const satisfies readonly GatewayModule[];

export const MODULES: readonly GatewayModule[] = LIST;

type Built<Module> = Module extends { services: (parts: ModuleParts) => infer Made } ? Made : never;
type All<Made> = (Made extends Made ? (made: Made) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never;

/** The services of modules that need no other module. */
export const ownServices = (parts: ModuleParts): All<Built<(typeof LIST)[number]>> =>
  Object.assign({}, ...MODULES.map(({ services }) => services?.(parts)));

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
