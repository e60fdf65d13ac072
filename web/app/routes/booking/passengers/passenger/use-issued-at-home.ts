import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';

/** Most documents are issued where one is a citizen: choosing the nationality fills the place of issue while it is empty. */
export function useIssuedAtHome(key: string): void {
  const { subscribe, getValues, setValue } = useFormContext<BookingValues>();
  useEffect(
    () =>
      subscribe({
        name: `passengers.${key}.nationality`,
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type !== 'change' || name !== `passengers.${key}.nationality`) return;
          const place = `passengers.${key}.document.issuingCountry` as const;
          if (!getValues(place)) setValue(place, getValues(`passengers.${key}.nationality`));
        },
      }),
    [subscribe, getValues, setValue, key],
  );
}
