import { createContext, use } from 'react';
import type { FareBrandCode } from '#web/app/apollo/schema-types.gen.ts';
import type { FareConditionsFragment } from './fare-conditions.gen.ts';

/** The fare brands of the airline. A list of flights names the brand of each fare by its code. */
export const FareBrands = createContext<readonly FareConditionsFragment[]>([]);

/** What a fare brand allows, by its code. @throws where the page has no brand of that code */
export function useFareBrands(): (code: FareBrandCode) => FareConditionsFragment {
  const brands = use(FareBrands);
  return (code) => {
    const found = brands.find((brand) => brand.code === code);
    if (!found) throw new Error(`The page knows no fare brand ${code}`);
    return found;
  };
}
