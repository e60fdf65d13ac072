import type { Database } from '#gateway/database/database.ts';
import type { PersonalData } from '#gateway/database/personal-data.ts';
import type { PointsService } from '#gateway/modules/points/points.service.ts';
import type { Uploads } from '#gateway/modules/uploads/uploads.service.ts';
import type { VerificationService } from '#gateway/modules/verification/verification.service.ts';
import type { CardIssuers } from '#gateway/ports/card-issuers/card-issuers.port.ts';
import type { IdentityOffice } from '#gateway/ports/identity-office/identity-office.port.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { Sessions } from '#gateway/sessions/sessions.ts';
import type { OneByOne, PasswordHashes } from './passwords/password-hashes.ts';

/** Stores numbers encrypted, bound to what they are the number of. */
export type NumberEncryption = {
  seal(number: string, id: string): Buffer;
  /** Null where it does not open. */
  open(sealed: Buffer, id: string): string | null;
};

/**
 * Whether something of a member's is still open; asked in the transaction that closes the account.
 */
export type OpenBusiness = (db: Database, memberId: string, now: Date) => Promise<boolean>;

/** What membership works with. */
export type MemberDependencies = {
  readonly db: Database;
  readonly ids: Ids;
  readonly keys: Pick<Keys, 'pepper'>;
  readonly hashes: PasswordHashes;
  /** In which the points passwords of one member are checked one after the other. */
  readonly tries: OneByOne;
  readonly verification: Pick<VerificationService, 'challenge' | 'confirm' | 'ways'>;
  readonly sessions: Pick<Sessions, 'endOthers'>;
  /** What members have flown. */
  readonly status: Pick<PointsService, 'statusWithLanded'>;
  /** Seals the numbers of documents, each for the document that it belongs to. */
  readonly vault: NumberEncryption;
  readonly office: IdentityOffice;
  /** The pictures of documents. */
  readonly uploads: Pick<Uploads, 'find' | 'take' | 'contentOf' | 'erase'>;
  readonly cardIssuers: CardIssuers;
  /**
   * Those who know of something of a member's that is still open, and keeps the account from being
   * closed.
   */
  readonly openBusiness: readonly OpenBusiness[];
  /** Those who store something about members, for the download of one's own data. */
  readonly ownData: readonly PersonalData[];
  /** Where that download is. */
  readonly ownDataUrl: string;
};
