import * as v from 'valibot';

/** How many travel; zero where nothing is said. Whether they may is `partyProblem`. */
export const PartyChoice = v.object({
  adults: v.number(),
  children: v.optional(v.number(), 0),
  infants: v.optional(v.number(), 0),
});
