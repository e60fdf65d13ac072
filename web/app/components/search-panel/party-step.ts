import {
  type PartyCountCode,
  type PartyCounts,
  partyProblem,
} from '#schema/rules/travellers/booking-party.ts';

export type Counter = keyof PartyCounts;

/** What a step does: a new party, or the rule that refuses it. */
export type PartyStep =
  | { readonly party: PartyCounts; readonly refused: null }
  | { readonly party: null; readonly refused: PartyCountCode };

// A party that breaks a rule (an address can contain anything) must be able to step out of it.
const helps = (broken: PartyCountCode, counter: Counter, by: number): boolean =>
  broken === 'PARTY_TOO_LARGE' ? by < 0 : (counter === 'adults') === by > 0;

/**
 * `by` travellers more, or fewer where negative: refused where a rule would be broken, unless the
 * step leads out of one that is.
 */
export function partyStep(party: PartyCounts, counter: Counter, by: number): PartyStep {
  const next = { ...party, [counter]: party[counter] + by };
  const refused = partyProblem(next);
  const broken = partyProblem(party);
  if (refused === null) return { party: next, refused: null };
  if (refused === 'PARTY_COUNT_INVALID' || !broken || !helps(broken, counter, by))
    return { party: null, refused };
  return { party: next, refused: null };
}
