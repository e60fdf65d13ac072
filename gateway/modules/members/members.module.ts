import { isMember, ofMember } from '#gateway/database/personal-data.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { memberNoticeEmail } from '#gateway/ports/documents/documents.ts';
import { memberNoticeSms } from '#gateway/ports/sms/member-notice.sms.ts';
import { accessResolvers } from './access.resolvers.ts';
import { accountResolvers } from './account.resolvers.ts';
import { cardResolvers, flownSegmentNode } from './card/card.resolvers.ts';
import { reachCard } from './card/give-card.ts';
import { signInUrlOf } from './codes/sign-in-url-of.ts';
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
import { createMemberService, type MemberService } from './members.service.ts';
import { oneByOne, passwordHashes } from './passwords/password-hashes.ts';
import {
  PERSONAL_DATA_FILE,
  PERSONAL_DATA_PATH,
  personalDataRoutes,
} from './personal-data/personal-data.http.ts';
import { pointsEntryNode, pointsResolvers } from './points.resolvers.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly members: MemberService;
  }
}

export const membersModule = {
  name: 'members',
  services: {
    members: (parts, services) =>
      createMemberService({
        ...parts,
        verification: services.verification,
        sessions: services.sessions,
        uploads: services.uploads,
        status: services.points,
        hashes: passwordHashes(parts.keys),
        tries: oneByOne(),
        mailOf: memberNoticeEmail,
        textOf: memberNoticeSms,
        accountUrl: parts.addresses.account,
        undoUrl: parts.addresses.undoContactChange,
        office: parts.airline.identityOffice,
        cardIssuers: parts.airline.cardIssuers,
        openBusiness: parts.openBusiness.map((make) => make(parts, services)),
        ownData: parts.personalData,
        ownDataUrl: parts.addresses.file(`${PERSONAL_DATA_PATH}/${PERSONAL_DATA_FILE}`),
      }),
  },
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
  whenCredited: [reachCard],
  answers: { signInUrlOf: ({ db, addresses }) => signInUrlOf(db, addresses.signIn) },
  personalData: [
    { table: 'members', isOf: isMember },
    { table: 'member_contacts', isOf: ofMember, leaveOut: ['lookup'] },
    { table: 'contact_changes', isOf: ofMember },
    { table: 'known_browsers', isOf: ofMember, leaveOut: ['browser'] },
    { table: 'member_devices', isOf: ofMember },
    // of passwords only that they are set, and when
    { table: 'member_passwords', isOf: ofMember, leaveOut: ['hash'] },
    { table: 'member_agreements', isOf: ofMember },
    {
      table: 'member_documents',
      isOf: ofMember,
      masked: { column: 'number_sealed', as: 'number' },
    },
    { table: 'sessions', isOf: ofMember, leaveOut: ['token_hash'] },
  ],
} satisfies GatewayModule;
