import type { Database } from '#gateway/database/database.ts';
import type { DocumentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import type { VerificationService } from '#gateway/modules/verification/verification.service.ts';
import type { TicketStore } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { Keys } from '#gateway/secrets/keys.ts';

/** What the look-up of orders works with. */
export type AccessSources = {
  readonly db: Database;
  readonly keys: Pick<Keys, 'pepper'>;
  readonly vault: Pick<DocumentVault, 'hashesOf'>;
  /** What other channels have sold: it is looked up there. */
  readonly tickets: TicketStore;
  readonly verification: Pick<VerificationService, 'challenge' | 'confirm'>;
};
