import { EXTRA_KINDS, type ExtraKind } from '#schema/codes/club/extra-kinds.ts';

const WANTED = 'extra';

/** The page of extras, in English, with one of a kind chosen already. */
export const extrasPathFor = (kind: ExtraKind): string =>
  `/order/equityOrder?${new URLSearchParams({ [WANTED]: kind })}`;

/**
 * The page of extras for the passengers of an order, in English, with what was bought for them.
 * @param orderId the global id
 * @param kind one of it is chosen already
 */
export const extrasPathForOrder = (orderId: string, kind: ExtraKind | null = null): string =>
  `/order/equityOrder?${new URLSearchParams({ order: orderId, ...(kind && { [WANTED]: kind }) })}`;

/** The look-up of a booking that leads on to its extras, in English. */
export const findForExtrasPath = (kind: ExtraKind | null): string =>
  `/order/flightOrderDetail?${new URLSearchParams({ [WANTED]: kind ?? '' })}`;

/**
 * Where an order leads on to that was looked up at such an address; null where the look-up was for
 * the order itself.
 */
export const extrasPathAfter = (params: URLSearchParams, orderId: string): string | null =>
  params.has(WANTED) ? extrasPathForOrder(orderId, wantedExtra(params)) : null;

/** The kind that an address of that page names; null where it names none. */
export const wantedExtra = (params: URLSearchParams): ExtraKind | null =>
  EXTRA_KINDS.find((kind) => kind === params.get(WANTED)) ?? null;
