import { type BoundQuestion, journeysOn } from './bound-question.ts';
import type { EarlierBound } from './earlier-bounds.ts';
import type { SearchRequest } from './flight-search.input.ts';
import { type PricedFare, type PricedJourney, priceJourney } from './price-journey.ts';

/** A choice that is still on sale, with the question that its bound asks. */
export type FoundChoice = {
  readonly question: BoundQuestion;
  readonly priced: PricedJourney;
  readonly fare: PricedFare;
};

/**
 * What was chosen for the first bounds, as far as it is still on sale: bound after bound, since
 * each follows from those before it. `questionAt` asks for the bound after those that are given.
 */
export function chosenFares(
  { bounds, choices }: SearchRequest,
  questionAt: (earlier: readonly EarlierBound[]) => BoundQuestion,
): readonly FoundChoice[] {
  const found: FoundChoice[] = [];
  for (const [index, { departureDate }] of bounds.entries()) {
    const choice = choices?.[index];
    const question = questionAt(earlierOf(found));
    const journey = journeysOn(question, departureDate).find(({ id }) => id === choice?.key);
    const priced = journey && priceJourney(question, journey);
    const fare = priced?.fares.find(({ brand }) => brand.code === choice?.brand);
    if (!priced || !fare) break;
    found.push({ question, priced, fare });
  }
  return found;
}

/** What was found, as the bounds before the next one. */
export const earlierOf = (found: readonly FoundChoice[]): readonly EarlierBound[] =>
  found.map(({ priced: { journey }, fare }) => ({ journey, brand: fare.brand.code }));
