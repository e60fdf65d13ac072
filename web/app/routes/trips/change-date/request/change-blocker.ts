import type { Changeable } from './change-draft.ts';

type Reason = NonNullable<Changeable['order']['capabilities'][number]['reason']>['code'];

/** Why nothing of an order can be changed, whatever is chosen; null when something can. */
export function blockOf({ order, airlineChange }: Changeable): Reason | null {
  if (order.dateChanges.some(({ state }) => state === 'PENDING_PAYMENT'))
    return 'CHANGE_IN_PROGRESS';
  // what the airline changed is moved by rules of its own
  if (airlineChange) return null;
  const change = order.capabilities.find(({ action }) => action === 'CHANGE_DATE');
  return change?.reason?.code ?? null;
}
