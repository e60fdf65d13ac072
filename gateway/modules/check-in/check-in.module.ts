import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { checkInAccessResolvers } from './access/check-in-access.resolvers.ts';
import type { BoardingPassDocuments } from './boarding-passes/boarding-pass-documents.service.ts';
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
import type { CheckInService } from './check-ins.service.ts';
import {
  checkInItineraryNode,
  checkInListsResolvers,
  checkInRecordNode,
} from './lists/check-in-lists.resolvers.ts';
import type { CheckInUpdates } from './live/check-in-updates.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly checkIns: CheckInService;
    readonly boardingPasses: BoardingPassDocuments;
    readonly checkInWatch: CheckInUpdates;
  }
}

export const checkInModule: GatewayModule = {
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
};
