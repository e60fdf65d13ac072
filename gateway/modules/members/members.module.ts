import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { accessResolvers } from './access.resolvers.ts';
import { accountResolvers } from './account.resolvers.ts';
import { cardResolvers, flownSegmentNode } from './card/card.resolvers.ts';
import { contactUndoResolvers } from './contact/contact-undo.resolvers.ts';
import { documentResolvers, memberDocumentNode } from './documents/document.resolvers.ts';
import {
  memberNode,
  memberResolvers,
  memberSessionNode,
  viewerNode,
  viewerResolvers,
} from './member.resolvers.ts';
import {
  checkDocuments,
  closeMemberAccounts,
  endMemberCards,
  forgetBrowsers,
  forgetContactChanges,
  sendMemberNotice,
} from './members.jobs.ts';
import type { MemberService } from './members.service.ts';
import { PERSONAL_DATA_PATH, personalDataRoutes } from './personal-data/personal-data.http.ts';
import { pointsEntryNode, pointsResolvers } from './points.resolvers.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly members: MemberService;
  }
}

export const membersModule: GatewayModule = {
  resolvers: [
    viewerResolvers,
    memberResolvers,
    accessResolvers,
    accountResolvers,
    contactUndoResolvers,
    documentResolvers,
    pointsResolvers,
    cardResolvers,
  ],
  nodes: {
    Viewer: viewerNode,
    Member: memberNode,
    MemberSession: memberSessionNode,
    MemberDocument: memberDocumentNode,
    PointsEntry: pointsEntryNode,
    FlownSegment: flownSegmentNode,
  },
  jobs: [sendMemberNotice],
  sweeps: [
    checkDocuments,
    endMemberCards,
    closeMemberAccounts,
    forgetContactChanges,
    forgetBrowsers,
  ],
  sealed: [
    {
      table: 'member_documents',
      column: 'number_sealed',
      keyIn: ({ documentEncryption }) => documentEncryption,
      most: 200,
    },
  ],
  http: { [PERSONAL_DATA_PATH]: personalDataRoutes },
};
