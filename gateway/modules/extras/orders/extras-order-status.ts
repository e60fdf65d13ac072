import type { ExtraOwner, ExtrasOrder } from '#gateway/modules/extras/extra.model.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { type Money, subtractMoney, zeroMoney } from '#schema/rules/base/money.ts';

/** What is to be paid now; zero once it is paid or closed. */
export const amountDueOf = ({ state, total, covered }: ExtrasOrder): Money =>
  state === 'PENDING_PAYMENT' ? subtractMoney(total, covered) : zeroMoney(BRAND.currency);

/** Whose an order is; null once its member, or the flight order of its guest, is erased. */
export function ownerOf({
  memberId,
  byGuest,
  flightOrderId,
}: Pick<ExtrasOrder, 'memberId' | 'byGuest' | 'flightOrderId'>): ExtraOwner | null {
  if (memberId) return { memberId };
  return byGuest && flightOrderId ? { memberId: null, flightOrderId } : null;
}
