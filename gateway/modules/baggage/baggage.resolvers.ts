import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { CHECKED_BAG } from '#schema/codes/flights/baggage.ts';
import type { BaggagePrices } from '#schema/rules/flights/baggage-allowance.ts';
import { readBaggage } from './baggage.input.ts';
import type { BaggageFault } from './baggage.service.ts';

const nothing = (faults: readonly BaggageFault[]) => ({
  zone: null,
  included: [],
  pieces: 0,
  pushchair: false,
  linearCentimetres: CHECKED_BAG.linearCentimetres,
  prices: null,
  warnings: [],
  userErrors: [...faults],
});

/** Prices with the fields that clients of before still ask for: they name the one price. */
const withFormerFields = (prices: BaggagePrices) => ({
  ...prices,
  firstExtra: prices.extra,
  furtherExtra: prices.extra,
  aheadDiscountPercent: 0,
  aheadHours: 0,
});

/** Checked baggage. */
export const baggageResolvers: Resolvers = {
  Query: {
    baggageAllowance: (_root, { input }, { services }) => {
      const answer = services.baggage.allowance(readBaggage(input));
      if ('faults' in answer) return nothing(answer.faults);
      const { allowance } = answer;
      return {
        ...allowance,
        prices: withFormerFields(allowance.prices),
        included: [...allowance.included],
        warnings: [...allowance.warnings],
        userErrors: [],
      };
    },
  },
  BaggageAllowanceError: userErrorFields,
};
