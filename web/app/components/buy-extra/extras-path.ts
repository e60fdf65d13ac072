import { BENEFIT_KINDS, type BenefitKind } from '#schema/codes/club/benefit-kinds.ts';

const WANTED = 'extra';

/** The page of extras, in English, with one of a kind chosen already. */
export const extrasPathFor = (kind: BenefitKind): string =>
  `/order/equityOrder?${new URLSearchParams({ [WANTED]: kind })}`;

/** The kind that an address of that page names; null where it names none. */
export const wantedExtra = (params: URLSearchParams): BenefitKind | null =>
  BENEFIT_KINDS.find((kind) => kind === params.get(WANTED)) ?? null;
