import { LIMITS } from '../codes/limits.ts';
import { type PartyCounts, partyProblem } from './booking-party.ts';

/** How far each counter of a search panel may still go, both ends included. */
export type PartyLimits = Record<keyof PartyCounts, { readonly min: number; readonly max: number }>;

/**
 * The reach of each counter while the other two stay as they are, so that the panel can stop at an end and say why.
 * Counts that are already wrong give their own value as both ends.
 */
export const partyLimits = (counts: PartyCounts): PartyLimits => {
  const reach = (counter: keyof PartyCounts) => {
    const allowed = Array.from(
      { length: LIMITS.travellersPerBooking + 1 },
      (_, value) => value,
    ).filter((value) => partyProblem({ ...counts, [counter]: value }) === null);
    return { min: allowed[0] ?? counts[counter], max: allowed.at(-1) ?? counts[counter] };
  };
  return { adults: reach('adults'), children: reach('children'), infants: reach('infants') };
};
