import type { Database } from '#gateway/database/database.ts';
import type { MemberService } from '#gateway/modules/members/members.service.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';
import type { OfferedBenefit } from '#gateway/ports/benefits/benefits.port.ts';
import type { Ids } from '#gateway/ports/ids.ts';

/** What benefits are sold with. */
export type BenefitSources = {
  readonly db: Database;
  readonly ids: Ids;
  readonly catalogue: readonly OfferedBenefit[];
  readonly members: Pick<MemberService, 'find'>;
  readonly payments: Pick<
    PaymentService,
    'confirmNow' | 'abandon' | 'lapse' | 'ofOrder' | 'giveBack'
  >;
  /** The instant by the database, asked again after waiting for a lock: `databaseNow`. */
  readonly nowIn: (db: Database) => Promise<Date>;
};
