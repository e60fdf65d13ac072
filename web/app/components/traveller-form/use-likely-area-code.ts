import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { CALLING_CODES, type CountryCode } from '#schema/codes/base/countries.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { emptyPhone } from './empty-phone.ts';

/**
 * Where a telephone most likely is: by the language of the page, then by the nationality of whose
 * it is, once that is known. What was chosen, and the code of a number that was typed, stay.
 * @param phone the path of the phone in the form
 */
export function useLikelyAreaCode(phone: string, nationality: string | undefined): void {
  const { getValues, setValue } = useFormContext();
  const { areaCode } = emptyPhone(useLocale());
  const proposed = useRef<string>(areaCode);
  useEffect(() => {
    const likely = CALLING_CODES.get(nationality as CountryCode);
    if (!likely || likely === proposed.current) return;
    const typed = getValues(phone);
    if (typed.number !== '' || typed.areaCode !== proposed.current) return;
    proposed.current = likely;
    setValue(`${phone}.areaCode`, likely);
  }, [phone, nationality, getValues, setValue]);
}
