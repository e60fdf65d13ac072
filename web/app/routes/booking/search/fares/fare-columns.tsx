import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import type { FareBrandCode } from '#web/app/apollo/schema-types.gen.ts';
import type { FareConditionsFragment } from '#web/app/components/fare-conditions/fare-conditions.gen.ts';
import type { FareColumn } from '#web/app/components/flight-results/fares/fare-column.ts';
import { FareChoice } from './fare-choice.tsx';
import type { FareOptionFragment } from './fare-option.gen.ts';
import { PriceDifference } from './price-difference.tsx';
import { PriceForParty } from './price-for-party.tsx';

export type FareColumnsInput = {
  fares: readonly FareOptionFragment[];
  /** `FlightOption.key`. */
  optionId: string;
  /** Which bound, counted from 0, of how many. */
  index: number;
  count: number;
  party: PartyCounts;
  brandOf: (code: FareBrandCode) => FareConditionsFragment;
};

/**
 * The fare brands of one flight as they are compared: what each costs the party, and the link that
 * chooses it.
 */
export const fareColumns = ({ fares, party, brandOf, ...choice }: FareColumnsInput): FareColumn[] =>
  fares.map((fare) => ({
    brand: brandOf(fare.brand.code),
    seatsLeft: fare.seatsLeft,
    price: (
      <>
        <PriceForParty perAdult={fare.perAdult} total={fare.total} party={party} />
        <PriceDifference fare={fare} lowest={fares[0]} />
      </>
    ),
    choice: <FareChoice fare={fare} {...choice} />,
  }));
