/** `npm run generate:calling-codes`: writes the calling code of each main region, `calling-codes.gen.ts`. */
import { writeFileSync } from 'node:fs';
import metadata from 'libphonenumber-js/metadata.min.json';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

const main: Record<string, string> = {};
for (const region of getCountries()) {
  const code = getCountryCallingCode(region);
  if (metadata.country_calling_codes[code]?.[0] === region) main[region] = code;
}
writeFileSync(
  new URL('calling-codes.gen.ts', import.meta.url),
  `/** Region (ISO 3166) to calling code; of regions that share one, the main one. */\nexport const CALLING_CODES: Readonly<Record<string, string>> = ${JSON.stringify(main)};\n`,
);
