import type { FareBrandCode } from '#web/app/apollo/schema-types.gen.ts';

/** A fare that was chosen for a bound, as in the page's address. */
export type FarePick = {
  /** `FlightOption.key`: the flights and their day. */
  readonly optionId: string;
  readonly brand: FareBrandCode;
  /**
   * What the party was to pay for the bound when it was chosen, in minor units: a later price is
   * compared with it.
   */
  readonly amount: number;
};

export const PICK_PARAMETER = 'pick';

const BRANDS: Readonly<Record<string, FareBrandCode>> = {
  lite: 'LITE',
  standard: 'STANDARD',
  flex: 'FLEX',
  business: 'BUSINESS',
  'business-flex': 'BUSINESS_FLEX',
} satisfies Record<string, FareBrandCode>;

const wordOf = (brand: FareBrandCode): string => brand.toLowerCase().replace('_', '-');

function readPick(text: string): FarePick | null {
  const [, optionId, word, amount] = /^(.{1,200})\*([a-z-]{1,20})\*(\d{1,12})$/.exec(text) ?? [];
  const brand = Object.hasOwn(BRANDS, word ?? '') ? BRANDS[word ?? ''] : undefined;
  return optionId && brand ? { optionId, brand, amount: Number(amount) } : null;
}

const writePick = (pick: FarePick | null): string =>
  pick ? `${pick.optionId}*${wordOf(pick.brand)}*${pick.amount}` : '';

/**
 * The choice for each bound, null where there is none (yet). What cannot be read counts as not
 * chosen.
 */
export function readPicks(params: URLSearchParams, bounds: number): (FarePick | null)[] {
  const texts = params.getAll(PICK_PARAMETER);
  return Array.from({ length: bounds }, (_, index) => readPick(texts[index] ?? ''));
}

/** The same address with other choices; a gap before a choice stays a gap. */
export function withPicks(
  params: URLSearchParams,
  picks: readonly (FarePick | null)[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(PICK_PARAMETER);
  const last = picks.findLastIndex((pick) => pick !== null);
  for (const pick of picks.slice(0, last + 1)) next.append(PICK_PARAMETER, writePick(pick));
  return next;
}

/** The same address with one choice made or removed; the choices for other bounds stay. */
export const withPick = (
  params: URLSearchParams,
  bounds: number,
  index: number,
  pick: FarePick | null,
): URLSearchParams =>
  withPicks(
    params,
    readPicks(params, bounds).map((before, at) => (at === index ? pick : before)),
  );
