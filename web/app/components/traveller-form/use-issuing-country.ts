import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Most documents are issued where one is a citizen: the issuing country follows every change of the
 * nationality, so that a list searched by typing leaves none of the countries it passed. Once the
 * traveller has chosen it, it stays; set back to "Choose", it follows again. The choice is a value
 * of the form, and a restored draft still knows it.
 * @param at the path of the traveller in the form
 * @param document the path of the document
 */
export function useIssuingCountry(at: string, document: string): void {
  const { subscribe, getValues, getFieldState, setValue } = useFormContext();
  useEffect(() => {
    const nationality = `${at}.nationality`;
    const issuingCountry = `${document}.issuingCountry`;
    const issuerChosen = `${document}.issuerChosen`;

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
  }, [subscribe, getValues, getFieldState, setValue, at, document]);
}
