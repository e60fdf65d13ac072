import type { IntlShape } from 'react-intl';
import { CALLING_CODES, type CountryCode } from '#schema/codes/base/countries.ts';
import { regionName, regionsInOrder } from '#web/app/i18n/regions.ts';
import type { SelectOption } from './select-field.tsx';

/** Places most travellers of this airline call from; they come first. */
const NEAR: readonly CountryCode[] = ['CN', 'HK', 'MO', 'TW', 'JP', 'KR', 'SG'];

/** Of places that share a code, the best known. */
const MAIN: Partial<Record<string, CountryCode>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
};

function isMain(region: CountryCode) {
  const code = CALLING_CODES.get(region);
  return code ? (MAIN[code] ?? region) === region : false;
}

function option(intl: IntlShape, region: CountryCode): SelectOption {
  const code = CALLING_CODES.get(region) ?? '';
  return { value: code, label: `${regionName(intl, region)} +${code}` };
}

const isFar = (region: CountryCode) => isMain(region) && !NEAR.includes(region);

/**
 * Every calling code once (`86`), named by its main country or region, in the order of the user's
 * language.
 */
export const callingCodes = (intl: IntlShape): SelectOption[] =>
  [...NEAR, ...regionsInOrder(intl).filter(isFar)].map((region) => option(intl, region));

/** The first of them, and the one that is chosen: a list for a form that is not alive yet. */
export function firstCallingCodes(intl: IntlShape, chosen: string): SelectOption[] {
  const far = [...CALLING_CODES.keys()].filter(
    (region) => isFar(region) && CALLING_CODES.get(region) === chosen,
  );
  return [...NEAR, ...far].map((region) => option(intl, region));
}
