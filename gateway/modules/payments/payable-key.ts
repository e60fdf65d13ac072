import { readGlobalId } from '#gateway/graphql/global-id.ts';

/** What can be paid for; each has a kind of payable. */
export type PayableName = 'ORDER' | 'SEAT_ORDER' | 'DATE_CHANGE' | 'BENEFIT_ORDER';

const NAMES: Readonly<Record<string, PayableName>> = {
  Order: 'ORDER',
  SeatOrder: 'SEAT_ORDER',
  DateChange: 'DATE_CHANGE',
  ExtrasOrder: 'BENEFIT_ORDER',
};

/** Names something that is paid for. */
export type PayableKey = { readonly kind: PayableName; readonly id: string };

/** What a global id names, as something that is paid for; an id of anything else names no order. */
export function payableKeyOf(id: string): PayableKey {
  const named = readGlobalId(id);
  const kind = named && NAMES[named.type];
  return kind ? { kind, id: named.key } : { kind: 'ORDER', id: '' };
}
