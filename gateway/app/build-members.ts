import type { Database } from '#gateway/database/database.ts';
import type { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { hasOpenDateChange } from '#gateway/modules/date-changes/read/date-changes.repository.ts';
import type { ExtrasService } from '#gateway/modules/extras/extras.service.ts';
import { hasOpenExtrasOrder } from '#gateway/modules/extras/orders/extras-orders.repository.ts';
import { createFrequentPassengers } from '#gateway/modules/frequent-passengers/frequent-passengers.service.ts';
import {
  createMessageService,
  type MessageService,
} from '#gateway/modules/member-messages/member-messages.service.ts';
import { reachCard } from '#gateway/modules/members/card/give-card.ts';
import { memberName } from '#gateway/modules/members/member.model.ts';
import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import {
  createMemberService,
  type MemberService,
} from '#gateway/modules/members/members.service.ts';
import type { NotificationDependencies } from '#gateway/modules/members/notifications/send-notification.service.ts';
import { oneByOne, passwordHashes } from '#gateway/modules/members/passwords/password-hashes.ts';
import {
  PERSONAL_DATA_FILE,
  PERSONAL_DATA_PATH,
} from '#gateway/modules/members/personal-data/personal-data.http.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { hasOpenOrder } from '#gateway/modules/orders/read/open-business.repository.ts';
import {
  createPointsService,
  type PointsService,
  type PointsSources,
} from '#gateway/modules/points/points.service.ts';
import { hasOpenSeatOrder } from '#gateway/modules/seats/seat-orders.repository.ts';
import type { SeatService } from '#gateway/modules/seats/seats.service.ts';
import { createUploads } from '#gateway/modules/uploads/uploads.service.ts';
import { memberNoticeEmail, messageCopyEmail } from '#gateway/ports/documents/documents.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import { memberNoticeSms } from '#gateway/ports/sms/member-notice.sms.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { HOLDS } from './build-check-in.ts';
import { personalDataTables } from './personal-data-tables.condition.ts';

type Parts = Pick<
  MemberDependencies & NotificationDependencies,
  | 'db'
  | 'ids'
  | 'verification'
  | 'sessions'
  | 'mailer'
  | 'sms'
  | 'status'
  | 'office'
  | 'cardIssuers'
> & {
  readonly keys: Keys;
  readonly vault: DocumentEncryption;
  readonly addresses: SiteAddresses;
};

/**
 * The service of members, with what of other aggregates keeps an account open and goes into its
 * download.
 */
export const buildMembers = ({ vault, addresses, ...parts }: Parts): MemberService =>
  createMemberService({
    ...parts,
    hashes: passwordHashes(parts.keys),
    tries: oneByOne(),
    mailOf: memberNoticeEmail,
    textOf: memberNoticeSms,
    accountUrl: addresses.account,
    undoUrl: addresses.undoContactChange,
    vault,
    uploads: createUploads({ ...parts, addresses }),
    openBusiness: [
      (within, memberId, when) => hasOpenOrder(within, memberId, HOLDS, when),
      hasOpenSeatOrder,
      hasOpenExtrasOrder,
      hasOpenDateChange,
    ],
    ownData: personalDataTables(vault),
    ownDataUrl: addresses.file(`${PERSONAL_DATA_PATH}/${PERSONAL_DATA_FILE}`),
  });

/** What the points of members are built from. */
type PointsParts = {
  readonly db: Database;
  readonly timetable: Timetable;
  readonly operations: Operations;
  readonly hash: ReturnType<typeof keyedHash>;
  readonly frozenOf: PointsSources['frozenOf'];
};

/** Builds the ledger; a flight that it credits may bring a member the next card. */
export const buildPoints = ({ hash, ...parts }: PointsParts): PointsService =>
  createPointsService({
    ...parts,
    whenCredited: [reachCard],
    hashOfClaims: (memberId) => hash('flights claimed by', memberId),
  });

type MessageParts = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly addresses: SiteAddresses;
  readonly orders: Pick<OrderService, 'find'>;
  readonly seats: SeatService;
  readonly extras: ExtrasService;
};

/** Messages to members, and what they can be about. */
export function buildMessages(parts: MessageParts): MessageService {
  const { db, mailer, addresses, orders, seats, extras } = parts;
  return createMessageService({
    db,
    mailer,
    copyOf: messageCopyEmail,
    messageUrl: addresses.message,
    subjects: {
      Order: (id, actor, now) => orders.find({ id }, actor, now),
      SeatOrder: (id, actor, now) => seats.order(id, actor, now),
      ExtrasOrder: (id, actor, now) => extras.order(id, actor, now),
    },
  });
}

type SavedPassengerParts = {
  readonly db: Database;
  readonly ids: Ids;
  readonly vault: DocumentEncryption;
  readonly members: Pick<MemberService, 'find'>;
};

/**
 * The travellers whom a member has saved; the member is recognised among them by name and date of
 * birth.
 */
export const buildFrequentPassengers = ({ db, ids, vault, members }: SavedPassengerParts) =>
  createFrequentPassengers({
    vault,
    newId: (now) => ids.uuid(now),
    db,
    async selfOf({ memberId }) {
      const member = memberId && (await members.find(memberId));
      return member ? { ...memberName(member), dateOfBirth: member.person.dateOfBirth } : null;
    },
  });
