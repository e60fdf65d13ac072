import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { accessResolvers } from './access.resolvers.ts';
import { memberNode, memberResolvers, memberSessionNode } from './member.resolvers.ts';
import { sendMemberNotice } from './members.jobs.ts';
import type { MemberService } from './members.service.ts';
import { pointsEntryNode, pointsResolvers } from './points.resolvers.ts';
import { viewerNode, viewerResolvers } from './viewer.resolvers.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly members: MemberService;
  }
}

export const membersModule: GatewayModule = {
  resolvers: [viewerResolvers, memberResolvers, accessResolvers, pointsResolvers],
  nodes: {
    Viewer: viewerNode,
    Member: memberNode,
    MemberSession: memberSessionNode,
    PointsEntry: pointsEntryNode,
  },
  jobs: [sendMemberNotice],
};
