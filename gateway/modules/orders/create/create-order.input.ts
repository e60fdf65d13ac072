import * as v from 'valibot';
import type { CreateOrderFault } from '#gateway/modules/orders/order-dependencies.ts';
import { identityFaults } from '#gateway/modules/orders/passengers/identity-document.ts';
import {
  ContactInput,
  PassengerInput,
} from '#gateway/modules/orders/passengers/passenger.input.ts';
import { faultsOf } from '#gateway/requests/input-faults.ts';
import { addFaults } from '#gateway/requests/user-fault.ts';
import type {
  CreateOrderErrorCode,
  CreateOrderInput,
  PassengerInput as TypedPassenger,
} from '#gateway/resolvers.gen.ts';
import { CURRENCY_CODES } from '#schema/codes/base/currencies.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { ORDER_AGREEMENTS } from '#schema/codes/orders/agreements.ts';
import { isReachable } from '#schema/rules/travellers/reachable.ts';

const OrderDraft = v.object({
  idempotencyKey: v.string(),
  offerId: v.string(),
  accepted: v.object({
    amount: v.pipe(v.number(), v.safeInteger()),
    currency: v.picklist(CURRENCY_CODES, 'INVALID'),
  }),
  passengers: v.pipe(
    v.array(PassengerInput),
    v.nonEmpty('REQUIRED'),
    v.maxLength(LIMITS.travellersPerBooking, 'PARTY_TOO_LARGE'),
  ),
  contact: ContactInput,
  agreements: v.array(v.picklist(ORDER_AGREEMENTS, 'INVALID')),
  locale: v.picklist(LOCALES),
});

/** What a traveller submitted, once every field by itself has the form it must have. */
export type OrderDraft = v.InferOutput<typeof OrderDraft>;

const missingAgreements = ({ agreements }: CreateOrderInput): CreateOrderFault[] =>
  ORDER_AGREEMENTS.filter((one) => !agreements.includes(one)).map((one) => ({
    code: 'AGREEMENT_REQUIRED',
    path: ['agreements', one],
  }));

export const missingPhone = ({
  contact,
  passengers,
}: {
  readonly contact: { readonly phone?: unknown };
  readonly passengers: readonly TypedPassenger[];
}): CreateOrderFault[] =>
  isReachable(
    Boolean(contact.phone),
    passengers.map(({ type, phone }) => ({ type, hasPhone: Boolean(phone) })),
  )
    ? []
    : [{ code: 'REQUIRED', path: ['contact', 'phone'] }];

const repeatedKeys = ({ passengers }: CreateOrderInput): CreateOrderFault[] =>
  passengers.flatMap(({ key }, index) =>
    passengers.findIndex((one) => one.key === key) < index
      ? [{ code: 'INVALID', path: ['passengers', String(index), 'key'] }]
      : [],
  );

/**
 * Assistance is requested from customer service (RULES 2.28): a request is refused here, and never
 * lost in silence.
 */
const requestedServices = ({ passengers }: CreateOrderInput): CreateOrderFault[] =>
  passengers.flatMap(({ specialServices = [] }, index) =>
    specialServices.length > 0
      ? [
          {
            code: 'SPECIAL_SERVICE_NOT_OFFERED',
            path: ['passengers', String(index), 'specialServices'],
          },
        ]
      : [],
  );

/**
 * No traveller of this site has coupons yet: one that is named is refused, and never lost in
 * silence.
 */
const namedCoupons = ({ extraCouponIds = [] }: CreateOrderInput): CreateOrderFault[] =>
  extraCouponIds.map((_, index) => ({
    code: 'COUPON_NOT_ACCEPTED',
    path: ['extraCouponIds', String(index)],
  }));

/**
 * Reads a submission, and finds everything that is wrong with it alone: all at once, not the first
 * only (RULES 2.26). What depends on the offer is `travellerFaults`.
 */
export function readCreateOrder(input: CreateOrderInput): {
  draft: OrderDraft | null;
  faults: CreateOrderFault[];
} {
  const parsed = v.safeParse(OrderDraft, input, { abortPipeEarly: true });
  const faults = addFaults(parsed.success ? [] : faultsOf<CreateOrderErrorCode>(parsed.issues), [
    ...repeatedKeys(input),
    ...identityFaults(input.passengers),
    ...missingPhone(input),
    ...missingAgreements(input),
    ...requestedServices(input),
    ...namedCoupons(input),
  ]);
  return { draft: parsed.success && faults.length === 0 ? parsed.output : null, faults };
}
