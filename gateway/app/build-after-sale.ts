import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { createAirlineChangeService } from '#gateway/modules/airline-changes/airline-changes.service.ts';
import { airlineChangeRights } from '#gateway/modules/airline-changes/decide/airline-change-rights.ts';
import { createFactService } from '#gateway/modules/facts/facts.service.ts';
import { followReturn } from '#gateway/modules/refunds/payout/pay-refund.service.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { createRefundService } from '#gateway/modules/refunds/refunds.service.ts';
import { createUploads } from '#gateway/modules/uploads/uploads.service.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { teamNames } from '#gateway/upstreams/read-teams.ts';
import { teamKeys } from '#gateway/upstreams/team-key.ts';
import { OTHER_PROCEDURES } from './build-check-in.ts';

type RefundParts = Omit<
  RefundDependencies,
  'signing' | 'uploads' | 'addresses' | 'otherProcedures' | 'airlineChanges'
> & {
  readonly keys: Keys;
  readonly addresses: SiteAddresses;
};

/** What follows when money of a cause has gone back. */
export const WHEN_RETURNED = { REFUND: followReturn };

/** Refunds and the files that prove their reasons. */
function buildRefunds({ keys, ...parts }: RefundParts) {
  const { db, ids, addresses } = parts;
  const uploads = createUploads({ db, ids, keys, addresses });
  const refunds = createRefundService({
    ...parts,
    uploads,
    signing: keys.offerSigning,
    otherProcedures: OTHER_PROCEDURES,
    airlineChanges: airlineChangeRights,
  });
  return { uploads, refunds };
}

type AfterSaleParts = AirlineChangeDependencies &
  RefundParts & {
    /**
     * Of the services that have taken fields over, each with its own key; null: there are none, and
     * no facts are taken.
     */
    readonly folder: string | null;
  };

/**
 * What happens to tickets after their sale: changes by the airline, refunds, and the facts that
 * other services tell of both.
 */
export function buildAfterSale({ folder, ...parts }: AfterSaleParts) {
  const airlineChanges = createAirlineChangeService(parts);
  const { uploads, refunds } = buildRefunds(parts);
  const keys = new Map(
    (folder ? teamNames(folder) : []).map((name) => [name, teamKeys(parts.keys.upstreams, name)]),
  );
  const facts = createFactService({
    ...parts,
    airlineChanges,
    refunds,
    otherProcedures: OTHER_PROCEDURES,
    keysOf: (team) => keys.get(team) ?? null,
  });
  return { airlineChanges, uploads, refunds, facts };
}
