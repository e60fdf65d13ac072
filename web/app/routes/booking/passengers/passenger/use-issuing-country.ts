import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';

/**
 * Most documents are issued where one is a citizen: the issuing country follows every change of the nationality, so that a
 * list searched by typing leaves none of the countries it passed. Once the traveller has chosen it, it stays; set back to
 * "Choose", it follows again. The choice is a value of the form, and a restored draft still knows it.
 */
export function useIssuingCountry(key: string): void {
  const { subscribe, getValues, getFieldState, setValue } = useFormContext<BookingValues>();
  useEffect(() => {
    const nationality = `passengers.${key}.nationality` as const;
    const issuingCountry = `passengers.${key}.document.issuingCountry` as const;
    const issuerChosen = `passengers.${key}.document.issuerChosen` as const;

    function follow() {
      if (getValues(issuerChosen)) return;
      const shouldValidate = getFieldState(issuingCountry).invalid;
      setValue(issuingCountry, getValues(nationality), { shouldValidate });
    }

    return subscribe({
      name: [nationality, issuingCountry],
      formState: { values: true },
      callback: ({ name, type }) => {
        if (type !== 'change') return;
        if (name === nationality) follow();
        if (name === issuingCountry) setValue(issuerChosen, getValues(issuingCountry) !== '');
      },
    });
  }, [subscribe, getValues, getFieldState, setValue, key]);
}
