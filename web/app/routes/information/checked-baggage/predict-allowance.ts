import { FARE_BRAND_DATA } from '#schema/codes/flights/fare-brands.ts';
import { baggageAllowance } from '#schema/rules/flights/baggage-allowance.ts';
import { baggageZone } from '#schema/rules/flights/baggage-zone.ts';
import type { AllowanceAnswerFragment } from './allowance-answer.gen.ts';
import type { BaggageAirportFragment } from './baggage-airport.gen.ts';
import type { BaggageChoice } from './baggage-choice.ts';

type End = Pick<BaggageAirportFragment, 'code' | 'cityCode' | 'country'>;

/**
 * What the gateway is about to answer, by the same rule: shown until it has. Null where only the
 * gateway can say what is wrong with the question.
 */
export function predictAllowance(
  { from, to, fare, card, who }: BaggageChoice,
  airports: readonly End[],
): AllowanceAnswerFragment | null {
  const [origin, destination] = [from, to].map((end) => airports.find(({ code }) => code === end));
  if (!origin || !destination || origin.cityCode === destination.cityCode) return null;
  const zone = baggageZone({
    originCountry: origin.country,
    destinationCountry: destination.country,
  });
  const fareBags = FARE_BRAND_DATA[fare].conditions.checkedBags;
  const allowance = baggageAllowance({ zone, fareBags, passengerType: who, cardTier: card });
  return {
    ...allowance,
    included: [...allowance.included],
    warnings: [...allowance.warnings],
    userErrors: [],
  };
}
