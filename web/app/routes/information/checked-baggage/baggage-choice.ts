import { BRAND } from '#schema/codes/base/brand.ts';
import { CARD_TIERS, type CardTier } from '#schema/codes/club/card-tiers.ts';
import { FARE_BRANDS, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { PASSENGER_TYPES, type PassengerType } from '#schema/codes/travellers/passenger-types.ts';

/** What the calculator is asked: as in the form, and in the page's address. */
export interface BaggageChoice {
  readonly from: string;
  readonly to: string;
  readonly fare: FareBrandCode;
  readonly card: CardTier | null;
  readonly who: PassengerType;
}

/** A visitor without a question sees an answer to the likeliest one. */
const PROPOSED: BaggageChoice = {
  from: BRAND.hubs[0],
  to: 'HKG',
  fare: 'STANDARD',
  card: null,
  who: 'ADT',
};

/** `BUSINESS_FLEX` is `business-flex` in the address. */
export const wordOf = (code: string): string => code.toLowerCase().replaceAll('_', '-');

const codeOf = <Code extends string>(codes: readonly Code[], word: string | null) =>
  codes.find((code) => wordOf(code) === word);

const place = (text: string | null) => text?.trim().toUpperCase().slice(0, 3) || null;

/** What the address asks; what it does not say, or says wrongly, is proposed. */
export const readChoice = (params: URLSearchParams): BaggageChoice => ({
  from: place(params.get('from')) ?? PROPOSED.from,
  to: place(params.get('to')) ?? PROPOSED.to,
  fare: codeOf(FARE_BRANDS, params.get('fare')) ?? PROPOSED.fare,
  card: codeOf(CARD_TIERS, params.get('card')) ?? PROPOSED.card,
  who: codeOf(PASSENGER_TYPES, params.get('who')) ?? PROPOSED.who,
});

/** Every parameter that `readChoice` looks at. */
export const CHOICE_PARAMETERS = ['from', 'to', 'fare', 'card', 'who'] as const;

/** The address of a question. */
export const writeChoice = ({ from, to, fare, card, who }: BaggageChoice): URLSearchParams =>
  new URLSearchParams({
    from,
    to,
    fare: wordOf(fare),
    ...(card && { card: wordOf(card) }),
    who: wordOf(who),
  });

/** The question in the words of the API. */
export const inputOf = ({ from, to, fare, card, who }: BaggageChoice) => ({
  origin: from,
  destination: to,
  fareBrand: fare,
  cardTier: card,
  passengerType: who,
});
