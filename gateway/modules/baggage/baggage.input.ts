import * as v from 'valibot';
import type { BaggageAllowanceInput } from '#gateway/resolvers.gen.ts';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { PASSENGER_TYPES } from '#schema/codes/travellers/passenger-types.ts';

/** No airport has a longer code; a longer text is an unknown place. */
const Place = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.transform((text) => text.slice(0, 8)),
);

const Question = v.object({
  origin: Place,
  destination: Place,
  fareBrand: v.picklist(FARE_BRANDS),
  passengerType: v.picklist(PASSENGER_TYPES),
  cardTier: v.nullish(v.picklist(CARD_TIERS), null),
});

export type BaggageRequest = v.InferOutput<typeof Question>;

/** A question about baggage as it is worked with: codes in upper case, no card is null. */
export const readBaggage = (input: BaggageAllowanceInput): BaggageRequest =>
  v.parse(Question, input);
