import { extrasOnFlight } from '#gateway/modules/extras/orders/extras-on-flight.ts';
import type { GatewayModule, ModuleParts } from '#gateway/modules/gateway-module.ts';
import { ofOrders } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { Services } from '#gateway/requests/services.ts';
import { checkInAccessResolvers } from './access/check-in-access.resolvers.ts';
import {
  type BoardingPassDocuments,
  createBoardingPassDocuments,
} from './boarding-passes/boarding-pass-documents.service.ts';
import { boardingPassDownloadRoutes } from './boarding-passes/boarding-pass-downloads.http.ts';
import {
  boardingPassesResolvers,
  boardingPassNode,
} from './boarding-passes/boarding-passes.resolvers.ts';
import {
  sendBoardingPassesJob,
  sendCheckInOpened,
  sendCounterNews,
  sweepCounter,
  sweepOpenings,
} from './check-in.jobs.ts';
import { checkInResolvers } from './check-in.resolvers.ts';
import { checkInActions } from './check-in-actions.ts';
import type { CheckInDependencies } from './check-in-dependencies.ts';
import { type CheckInService, createCheckInService } from './check-ins.service.ts';
import {
  checkInItineraryNode,
  checkInListsResolvers,
  checkInRecordNode,
} from './lists/check-in-lists.resolvers.ts';
import { type CheckInUpdates, createCheckInUpdates } from './live/check-in-updates.service.ts';
import { checkInVersions } from './live/check-in-versions.repository.ts';

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
