import { databaseNow } from '#gateway/database/database-now.ts';
import { airlineChangeRights } from '#gateway/modules/airline-changes/decide/airline-change-rights.ts';
import { dateChangeProcedures } from '#gateway/modules/date-changes/read/procedures.repository.ts';
import { couponsHeld } from '#gateway/modules/facts/held-coupons.condition.ts';
import { couponProcedures } from '#gateway/modules/orders/segments/coupon-procedures.repository.ts';
import { moneyUnderWay } from '#gateway/modules/payments/money-under-way.condition.ts';
import { followReturn } from '#gateway/modules/refunds/payout/pay-refund.service.ts';
import { refundActions } from '#gateway/modules/refunds/refund-actions.ts';
import type { RefundSources } from '#gateway/modules/refunds/refund-sources.ts';
import { refundUnderWay } from '#gateway/modules/refunds/refund-under-way.condition.ts';
import { createRefundService } from '#gateway/modules/refunds/refunds.service.ts';
import { createUploads } from '#gateway/modules/uploads/uploads.service.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';

type RefundParts = Omit<
  RefundSources,
  'signing' | 'uploads' | 'nowIn' | 'addresses' | 'otherProcedures' | 'airlineChanges'
> & {
  readonly keys: Keys;
  readonly addresses: SiteAddresses;
};

/** What keeps an order, and the account of its member: money and refunds that are under way. */
export const HOLDS = [moneyUnderWay, refundUnderWay, couponsHeld];

/** What keeps coupons from anything else, and does not stand in them: changes of date that wait for their payment. */
export const OTHER_PROCEDURES = [dateChangeProcedures];

/** What keeps coupons from anything else: refunds and changes of date that are under way. */
export const PROCEDURES = [couponProcedures, ...OTHER_PROCEDURES];

/** What passengers of segments may do about refunds. */
export const REFUND_ACTIONS = refundActions(OFFERED_ORDER_ACTIONS);

/** What follows when money of a cause has gone back. */
export const WHEN_RETURNED = { REFUND: followReturn };

/** Refunds and the files that prove their reasons. */
export const buildRefunds = ({ keys, ...parts }: RefundParts) => {
  const { db, ids, addresses } = parts;
  const uploads = createUploads({ db, ids, keys, addresses });
  const refunds = createRefundService({
    ...parts,
    uploads,
    signing: keys.offerSigning,
    otherProcedures: OTHER_PROCEDURES,
    airlineChanges: airlineChangeRights,
    nowIn: databaseNow,
  });
  return { uploads, refunds };
};
