import type { Changeable } from './change-draft.ts';

type Reason = NonNullable<Changeable['order']['capabilities'][number]['reason']>['code'];

/** Why nothing of an order can be changed, whatever is chosen; null when something can. */
export function blockOf({ order, free }: Changeable, byAirline: boolean): Reason | null {
  if (order.dateChanges.some(({ state }) => state === 'PENDING_PAYMENT'))
    return 'CHANGE_IN_PROGRESS';
  if (byAirline) return free?.state === 'OPEN' ? null : 'AIRLINE_CHANGE_CLOSED';
  const change = order.capabilities.find(({ action }) => action === 'CHANGE_DATE');
  return change?.reason?.code ?? null;
}
