import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { checkInAccessResolvers } from './access/check-in-access.resolvers.ts';
import type { BoardingPassDocuments } from './boarding-passes/boarding-pass-documents.service.ts';
import { boardingPassDownloadRoutes } from './boarding-passes/boarding-pass-downloads.http.ts';
import { sendBoardingPassesJob } from './boarding-passes/boarding-passes.jobs.ts';
import {
  boardingPassesResolvers,
  boardingPassNode,
} from './boarding-passes/boarding-passes.resolvers.ts';
import { checkInResolvers } from './check-in.resolvers.ts';
import type { CheckInService } from './check-ins.service.ts';
import { sendCounterNews, sweepCounter } from './counter/counter.jobs.ts';
import {
  checkInItineraryNode,
  checkInListsResolvers,
  checkInRecordNode,
} from './lists/check-in-lists.resolvers.ts';
import { sendCheckInOpened, sweepOpenings } from './opening/opening.jobs.ts';
import type { CheckInWatch } from './watch/check-in-watch.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly checkIns: CheckInService;
    readonly boardingPasses: BoardingPassDocuments;
    readonly checkInWatch: CheckInWatch;
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
