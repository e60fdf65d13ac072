import type { Database } from '#gateway/database/database.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import type { VerificationService } from '#gateway/modules/verification/verification.service.ts';
import type { TicketStore } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { Keys } from '#gateway/secrets/keys.ts';

/** What the look-up of orders works with. */
export type AccessDependencies = {
  readonly db: Database;
  readonly keys: Pick<Keys, 'pepper'>;
  readonly vault: Pick<DocumentEncryption, 'hashesOf'>;
  /** What other channels have sold: it is looked up there. */
  readonly tickets: TicketStore;
  readonly verification: Pick<VerificationService, 'challenge' | 'confirm'>;
};
