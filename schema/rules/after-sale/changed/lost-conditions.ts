import type { FareConditions } from '#schema/codes/flights/fare-brands.ts';

type Amount = { readonly amount: number };

/** What a fare allows, as far as one is better than another. */
export type ComparedConditions = {
  readonly [Name in keyof FareConditions]: FareConditions[Name] extends infer Value | null
    ? Value extends { readonly amount: number }
      ? Amount | null
      : FareConditions[Name]
    : never;
};

/** Parts of the conditions of a fare, in the order in which passengers ask for them. */
const PARTS = [
  'cabinBags',
  'checkedBags',
  'changeFee',
  'refundFee',
  'noShowFee',
  'freeSeatChoice',
  'priority',
  'lounge',
  'pointsPercent',
] as const satisfies readonly (keyof FareConditions)[];
export type ConditionName = (typeof PARTS)[number];

const kilograms = ({ pieces, kilograms: each }: ComparedConditions['checkedBags']): number =>
  pieces * (each ?? 0);

/** A fee that is not allowed at all is dearer than any. */
const fee = (amount: Amount | null): number => amount?.amount ?? Number.POSITIVE_INFINITY;

/** How good a part is: the higher, the better. */
function worth(conditions: ComparedConditions, part: ConditionName): number {
  if (part === 'cabinBags' || part === 'checkedBags') return kilograms(conditions[part]);
  if (part === 'changeFee' || part === 'refundFee' || part === 'noShowFee')
    return -fee(conditions[part]);
  return Number(conditions[part]);
}

/**
 * What a passenger gives up who changes from one fare to another (RULES 8.29); empty where nothing
 * is worse.
 */
export const lostConditions = (
  own: ComparedConditions,
  other: ComparedConditions,
): ConditionName[] => PARTS.filter((part) => worth(other, part) < worth(own, part));
