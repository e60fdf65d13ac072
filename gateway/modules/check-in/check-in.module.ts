import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import { extrasOnFlight } from '#gateway/modules/extras/orders/extras-on-flight.ts';
import type { GatewayModule, ModuleParts } from '#gateway/modules/gateway-module.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { ofOrders } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { COUNTER_NEWS } from '#gateway/ports/documents/email/email-data.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { Services } from '#gateway/requests/services.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import {
  type BoardingPassDocuments,
  createBoardingPassDocuments,
} from './boarding-passes/boarding-pass-documents.service.ts';
import { boardingPassDownloadRoutes } from './boarding-passes/boarding-pass-downloads.http.ts';
import {
  boardingPassesResolvers,
  boardingPassNode,
  checkInAccessResolvers,
  checkInResolvers,
} from './check-in.resolvers.ts';
import type { CheckInDependencies } from './check-in-dependencies.ts';
import { checkInActions } from './check-in-facts.ts';
import { type CheckInService, createCheckInService } from './check-ins.service.ts';
import { SEND_COUNTER_DECISION } from './counter/email-counter-decision.service.ts';
import {
  checkInItineraryNode,
  checkInListsResolvers,
  checkInRecordNode,
} from './lists/check-in-lists.resolvers.ts';
import { type CheckInUpdates, createCheckInUpdates } from './live/check-in-updates.service.ts';
import { checkInVersions } from './live/check-in-versions.repository.ts';
import { SEND_CHECK_IN_OPENED } from './opening/notify-opening.service.ts';

const Passes = v.object({
  passengers: v.array(
    v.object({ passengerId: v.pipe(v.string(), v.uuid()), segmentIndex: v.number() }),
  ),
  locale: v.picklist(LOCALES),
});

/**
 * Passengers are checked in, or ask for their boarding passes again: they go to the address that
 * was given.
 */
const sendBoardingPassesJob: Job = {
  name: 'send-boarding-passes',
  isMessage: true,
  run(payload, context) {
    const { passengers, locale } = v.parse(Passes, payload);
    const { services, clock } = context;
    return unlessRefused(context, 'send-boarding-passes', () =>
      services.boardingPasses.mail(passengers, locale, clock.now()),
    );
  },
};

const Opening = v.object({ orderId: v.pipe(v.string(), v.uuid()), segmentIndex: v.number() });

/** Check-in for a flight is open. */
const sendCheckInOpened: Job = {
  name: SEND_CHECK_IN_OPENED,
  isMessage: true,
  run(payload, context) {
    const { services, clock } = context;
    const key = v.parse(Opening, payload);
    return unlessRefused(context, SEND_CHECK_IN_OPENED, () =>
      services.checkIns.emailOpening(key, clock.now()),
    );
  },
};

/** Flights for which check-in has opened. */
const sweepOpenings: Sweep = {
  name: 'check-in opened',
  run: ({ services, clock }) => services.checkIns.notifyOpenings(clock.now()),
};

const CounterNews = v.object({
  passengerId: v.pipe(v.string(), v.uuid()),
  segmentIndex: v.number(),
  event: v.picklist(COUNTER_NEWS),
});

/** Staff have confirmed a passenger, or turned one away. */
const sendCounterNews: Job = {
  name: SEND_COUNTER_DECISION,
  isMessage: true,
  run(payload, context) {
    const { services, clock } = context;
    const { event, ...key } = v.parse(CounterNews, payload);
    return unlessRefused(context, SEND_COUNTER_DECISION, () =>
      services.checkIns.emailCounterDecision(key, event, clock.now()),
    );
  },
};

/** Passengers whom staff have met. */
const sweepCounter: Sweep = {
  name: 'passengers met by staff',
  run: ({ services, clock }) => services.checkIns.requestCounterDecision(clock.now()),
};

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly checkIns: CheckInService;
    readonly boardingPasses: BoardingPassDocuments;
    readonly checkInWatch: CheckInUpdates;
  }
}

/** What check-in and its boarding passes are made from. */
const dependencies = (
  parts: ModuleParts,
  { flightStatus, verification, messages, members, segments, orders, seats, extras }: Services,
): CheckInDependencies => ({
  ...parts,
  ...parts.airline,
  flightStatus,
  verification,
  messages,
  orders,
  seats,
  procedures: segments.procedures,
  cardOf: members.cardOf,
  extrasOn: extrasOnFlight(extras),
});

export const checkInModule = {
  name: 'check-in',
  services: {
    checkIns: (parts, services) => createCheckInService(dependencies(parts, services)),
    boardingPasses: (parts, services) => createBoardingPassDocuments(dependencies(parts, services)),
    checkInWatch: ({ db, clock }, { sessions, checkIns, flightStatus }) =>
      createCheckInUpdates({
        clock,
        sessions,
        itinerary: checkIns.itinerary,
        versions: (flights) => checkInVersions(db, flights),
        async statusOf({ segment: { flightNumber, departureDate: date } }, now) {
          const status = await flightStatus.find(flightId({ flightNumber, date }), now);
          return status ? JSON.stringify([status.state, status.departure]) : '';
        },
        intervalMilliseconds: 1_000,
        limits: { perViewer: 200, all: 5_000 },
      }),
  },
  resolvers: [
    checkInAccessResolvers,
    checkInResolvers,
    checkInListsResolvers,
    boardingPassesResolvers,
  ],
  nodes: {
    CheckInItinerary: checkInItineraryNode,
    CheckInRecord: checkInRecordNode,
    BoardingPass: boardingPassNode,
  },
  jobs: [sendBoardingPassesJob, sendCheckInOpened, sendCounterNews],
  sweeps: [sweepOpenings, sweepCounter],
  http: { '/boarding-passes': boardingPassDownloadRoutes },
  segmentActions: [
    ({ airline: { departureControl, schedule } }, { segments }) =>
      checkInActions({ ...segments, departureControl, timetable: schedule }),
  ],
  personalData: [
    { table: 'check_ins', isOf: ofOrders },
    { table: 'check_in_records', isOf: ofOrders },
    { table: 'check_in_notices', isOf: ofOrders },
  ],
} satisfies GatewayModule;
