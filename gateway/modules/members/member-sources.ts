import type { Database } from '#gateway/database/database.ts';
import type { VerificationService } from '#gateway/modules/verification/verification.service.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { Sessions } from '#gateway/sessions/sessions.ts';
import type { PasswordHashes } from './passwords/password-hashes.ts';

/** What membership works with. */
export type MemberSources = {
  readonly db: Database;
  readonly ids: Ids;
  readonly keys: Pick<Keys, 'pepper'>;
  readonly hashes: PasswordHashes;
  readonly verification: Pick<VerificationService, 'challenge' | 'confirm' | 'ways'>;
  readonly sessions: Pick<Sessions, 'endOthers'>;
};
