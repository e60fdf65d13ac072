import type { StoredDateChange } from '#gateway/modules/date-changes/date-change.model.ts';
import { type Money, maxMoney, minMoney, sumMoney, zeroMoney } from '#schema/rules/base/money.ts';

/** What is to be paid now; zero once it is paid or closed. */
export const amountDueOf = ({ state, totalDue }: StoredDateChange): Money =>
  state === 'PENDING_PAYMENT' ? totalDue : zeroMoney(totalDue.currency);

/** What points may pay of a change: the difference of fare alone (RULES 8.8). */
export const fareDifferenceOf = ({ quotes, totalDue }: StoredDateChange): Money =>
  sumMoney(
    quotes.map(({ fareDifference, addCollect }) =>
      maxMoney(zeroMoney(totalDue.currency), minMoney(fareDifference, addCollect)),
    ),
    totalDue.currency,
  );
