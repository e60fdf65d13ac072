import { CALLING_CODES } from '#schema/codes/base/countries.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { emptyPhone } from './empty-phone.ts';
import type { PhoneValues } from './traveller-values.ts';

/**
 * `+8613800138000` as the two boxes of a form hold it. No calling code is the beginning of another.
 */
export function phoneValues(e164: string | null, locale: Locale): PhoneValues {
  const digits = e164?.replace(/^\+/, '') ?? '';
  const areaCode = [...CALLING_CODES.values()].find(
    (code) => code !== null && digits.startsWith(code),
  );
  return areaCode ? { areaCode, number: digits.slice(areaCode.length) } : emptyPhone(locale);
}
