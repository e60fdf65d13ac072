import { keyOf } from '#gateway/graphql/global-id.ts';
import type { ExtraItem } from '#gateway/modules/extras/extra.model.ts';
import { passengerSegmentKeyOf } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  CreateExtrasOrderErrorCode,
  CreateExtrasOrderInput,
  ExtrasQuoteErrorCode,
} from '#gateway/resolvers.gen.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** What stood in the way of an order of extras. */
export type CreateExtrasOrderFault = UserFault<CreateExtrasOrderErrorCode>;

/** What is wrong with one item, in a quote and in an order. */
export type ExtrasItemFault = UserFault<ExtrasQuoteErrorCode>;

/** A text that names no passenger on any flight. */
const UNKNOWN = { passengerId: '', segmentIndex: 0 };

/** What a member orders. */
export type ExtrasRequest = CommandRequest & {
  readonly items: readonly (Pick<ExtraItem, 'extraId' | 'quantity'> &
    Partial<Pick<ExtraItem, 'forWhom'>>)[];
  readonly accepted: Money;
  readonly couponIds: readonly string[];
};

/** Reads what is ordered, and the coupons that are to pay. */
export const readItems = (
  items: CreateExtrasOrderInput['items'],
  couponIds: CreateExtrasOrderInput['extraCouponIds'],
): Pick<ExtrasRequest, 'items' | 'couponIds'> => ({
  items: items.map(({ extraId, quantity, passengerSegmentId }) => ({
    extraId: keyOf('Extra', extraId) ?? '',
    quantity: quantity ?? 1,
    forWhom: passengerSegmentId ? (passengerSegmentKeyOf(passengerSegmentId) ?? UNKNOWN) : null,
  })),
  couponIds: (couponIds ?? []).map((id) => keyOf('ExtraCoupon', id) ?? ''),
});

/** Reads an order of extras, and finds what is wrong with it alone. */
export const readCreateExtrasOrder = ({
  idempotencyKey,
  items,
  accepted: { amount, currency },
  extraCouponIds,
}: CreateExtrasOrderInput): {
  readonly request: ExtrasRequest;
  readonly faults: CreateExtrasOrderFault[];
} => ({
  request: {
    idempotencyKey,
    ...readItems(items, extraCouponIds),
    accepted: { amount, currency: currency as Money['currency'] },
  },
  faults: items.length === 0 ? [{ code: 'REQUIRED', path: ['items'] }] : [],
});
