import * as v from 'valibot';
import { isMember, ofMember } from '#gateway/database/personal-data.ts';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { memberNoticeEmail } from '#gateway/ports/documents/documents.ts';
import { MEMBER_NOTICE_KINDS } from '#gateway/ports/documents/email/member-notice-data.ts';
import { MailerError } from '#gateway/ports/mailer/mailer.ts';
import { memberNoticeSms } from '#gateway/ports/sms/member-notice.sms.ts';
import { SmsError } from '#gateway/ports/sms/sms-sender.ts';
import { accessResolvers } from './access.resolvers.ts';
import {
  accountResolvers,
  contactUndoResolvers,
  documentResolvers,
  memberDocumentNode,
} from './account.resolvers.ts';
import { cardResolvers, flownSegmentNode } from './card/card.resolvers.ts';
import { reachCard } from './card/cards.service.ts';
import { signInUrlOf } from './codes/request-code.service.ts';
import {
  memberNode,
  memberResolvers,
  memberSessionNode,
  viewerNode,
  viewerResolvers,
} from './member.resolvers.ts';
import { createMemberService, type MemberService } from './members.service.ts';
import { SEND_NOTIFICATION } from './notifications/send-notification.service.ts';
import { oneByOne, passwordHashes } from './passwords/password-hashes.ts';
import {
  PERSONAL_DATA_FILE,
  PERSONAL_DATA_PATH,
  personalDataRoutes,
} from './personal-data/personal-data.http.ts';
import { pointsEntryNode, pointsResolvers } from './points.resolvers.ts';

const Payload = v.object({
  memberId: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(MEMBER_NOTICE_KINDS),
  to: v.optional(v.string()),
  device: v.optional(v.string()),
  contactChange: v.optional(v.pipe(v.string(), v.uuid())),
});

/**
 * Tells a member what happened to the account. A message that no server will ever take is recorded
 * and not tried again.
 */
const sendMemberNotice: Job = {
  name: SEND_NOTIFICATION,
  isMessage: true,
  async run(payload, { services, log }) {
    const { to, device, contactChange, ...notice } = v.parse(Payload, payload);
    const details = {
      ...(to ? { to } : {}),
      ...(device ? { device } : {}),
      ...(contactChange ? { contactChange } : {}),
    };
    try {
      await services.members.sendNotification({ ...notice, ...details });
    } catch (fault) {
      const known = fault instanceof MailerError || fault instanceof SmsError;
      if (!known || fault.retryable) throw fault;
      log.warn({ job: SEND_NOTIFICATION }, 'a message to a member was refused for good');
    }
  },
};

/** Documents that the office has decided about by now. */
const checkDocuments: Sweep = {
  name: 'documents of members',
  run: ({ services, clock }) => services.members.requestDocumentReview(clock.now()),
};

/** Cards whose last day is over. */
const endMemberCards: Sweep = {
  name: 'cards of members',
  run: ({ services, clock }) => services.members.endCards(clock.now()),
};

/** Browsers in which no member has signed in for long. */
const forgetBrowsers: Sweep = {
  name: 'browsers of members',
  run: ({ services, clock }) => services.members.forgetBrowsers(clock.now()),
};

/** Changes of contact that can be undone no more. */
const forgetContactChanges: Sweep = {
  name: 'changes of contact',
  run: ({ services, clock }) => services.members.forgetContactChanges(clock.now()),
};

/** Accounts whose last day is over, and those that were closed long ago. */
const closeMemberAccounts: Sweep = {
  name: 'accounts of members',
  run: ({ services, clock }) => services.members.closeAccounts(clock.now()),
};

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
