import { BENEFIT_KINDS, type BenefitKind } from '#schema/codes/club/benefit-kinds.ts';

const WANTED = 'extra';

/** The page of extras, in English, with one of a kind chosen already. */
export const extrasPathFor = (kind: BenefitKind): string =>
  `/order/equityOrder?${new URLSearchParams({ [WANTED]: kind })}`;

/** The page of extras for the passengers of an order, in English, with what was bought for them. @param orderId the global id */
export const extrasPathForOrder = (orderId: string): string =>
  `/order/equityOrder?${new URLSearchParams({ order: orderId })}`;

/** The kind that an address of that page names; null where it names none. */
export const wantedExtra = (params: URLSearchParams): BenefitKind | null =>
  BENEFIT_KINDS.find((kind) => kind === params.get(WANTED)) ?? null;
