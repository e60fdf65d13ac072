import { hasOpenBenefitOrder } from '#gateway/modules/benefits/orders/benefit-orders.repository.ts';
import { hasOpenDateChange } from '#gateway/modules/date-changes/read/open-business.repository.ts';
import type { MemberSources } from '#gateway/modules/members/member-sources.ts';
import {
  createMemberService,
  type MemberService,
} from '#gateway/modules/members/members.service.ts';
import type { NoticeSources } from '#gateway/modules/members/notices/send-notice.service.ts';
import { OWN_DATA_FILE, OWN_DATA_PATH } from '#gateway/modules/members/own-data/own-data.http.ts';
import { oneByOne } from '#gateway/modules/members/passwords/one-by-one.ts';
import { passwordHashes } from '#gateway/modules/members/passwords/password-hashes.ts';
import type { DocumentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import { hasOpenOrder } from '#gateway/modules/orders/read/open-business.repository.ts';
import { hasOpenSeatOrder } from '#gateway/modules/seats/orders/open-business.repository.ts';
import { createUploads } from '#gateway/modules/uploads/uploads.service.ts';
import { memberNoticeEmail } from '#gateway/ports/documents/documents.ts';
import { memberNoticeSms } from '#gateway/ports/sms/member-notice.sms.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { HOLDS } from './build-refunds.ts';
import { ownDataTables } from './own-data-tables.ts';

type Parts = Pick<
  MemberSources & NoticeSources,
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
  readonly vault: DocumentVault;
  readonly addresses: SiteAddresses;
};

/** The service of members, with what of other aggregates keeps an account open and goes into its download. */
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
      hasOpenBenefitOrder,
      hasOpenDateChange,
    ],
    ownData: ownDataTables(vault),
    ownDataUrl: addresses.file(`${OWN_DATA_PATH}/${OWN_DATA_FILE}`),
  });
