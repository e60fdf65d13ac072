import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { BaggageAllowanceErrorCode } from '#gateway/resolvers.gen.ts';
import {
  type BaggageAllowance,
  baggageAllowance,
} from '#schema/rules/flights/baggage-allowance.ts';
import { baggageZone } from '#schema/rules/flights/baggage-zone.ts';
import type { BaggageRequest } from './baggage.input.ts';

/** What is wrong with a question about baggage, and where. */
export type BaggageFault = UserFault<BaggageAllowanceErrorCode>;

export type BaggageAnswer =
  | { readonly allowance: BaggageAllowance }
  | { readonly faults: readonly BaggageFault[] };

/** Says what a traveller may check in. */
export const createBaggageService = (
  timetable: Pick<Timetable, 'airportsOf'>,
  fares: Pick<Fares, 'brand'>,
) => ({
  /** What is included and what more costs, or what is wrong with the question. */
  allowance({ fareBrand, passengerType, cardTier, ...ends }: BaggageRequest): BaggageAnswer {
    const [origin] = timetable.airportsOf(ends.origin);
    const [destination] = timetable.airportsOf(ends.destination);
    if (!origin || !destination) {
      const unknown = { origin, destination };
      const fields = (['origin', 'destination'] as const).filter((end) => !unknown[end]);
      return { faults: fields.map((field) => ({ code: 'PLACE_UNKNOWN', path: [field] })) };
    }
    if (origin.cityCode === destination.cityCode)
      return { faults: [{ code: 'SAME_PLACE', path: ['destination'] }] };
    const allowance = baggageAllowance({
      zone: baggageZone({
        originCountry: origin.country,
        destinationCountry: destination.country,
      }),
      fareBags: fares.brand(fareBrand).conditions.checkedBags,
      passengerType,
      cardTier,
    });
    return { allowance };
  },
});

export type BaggageService = ReturnType<typeof createBaggageService>;
