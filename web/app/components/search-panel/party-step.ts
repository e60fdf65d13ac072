import {
  type PartyCountCode,
  type PartyCounts,
  partyProblem,
} from '#schema/rules/booking-party.ts';

export type Counter = keyof PartyCounts;

/** What one press of a stepper's button does: a new party, or the rule that refuses it. */
export type PartyStep =
  | { readonly party: PartyCounts; readonly refused: null }
  | { readonly party: null; readonly refused: PartyCountCode };

/**
 * One traveller more or less. A party that already breaks a rule (an address says anything) may be stepped towards
 * one that does not: a step is refused only for a rule that it would newly break.
 */
export const partyStep = (party: PartyCounts, counter: Counter, by: 1 | -1): PartyStep => {
  const next = { ...party, [counter]: party[counter] + by };
  const refused = partyProblem(next);
  if (refused === null) return { party: next, refused: null };
  const remainsBroken = refused !== 'PARTY_COUNT_INVALID' && partyProblem(party) === refused;
  return remainsBroken ? { party: next, refused: null } : { party: null, refused };
};

/** All who travel. */
export const travellersOf = ({ adults, children, infants }: PartyCounts): number =>
  adults + children + infants;
