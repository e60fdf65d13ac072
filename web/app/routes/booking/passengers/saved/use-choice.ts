import { use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { FoldingContext } from '#web/app/routes/booking/passengers/passenger/folding.ts';
import { isTyped, valuesOfChoice } from './choice-values.ts';
import type { TravellerChoice } from './traveller-choices.ts';

/** Fills in a traveller of the form. What was typed is replaced only after the user has agreed. */
export function useChoice({ key, type }: PartyMember) {
  const { fold } = use(FoldingContext);
  const at = `passengers.${key}` as const;
  const locale = useLocale();
  const { getValues, setValue, trigger, formState, subscribe } = useFormContext<BookingValues>();
  const [asked, setAsked] = useState<TravellerChoice | null>(null);
  const filled = useRef('');

  useEffect(
    // the saved number is that of one kind of document
    () =>
      subscribe({
        name: [`${at}.document.type`],
        formState: { values: true },
        callback: ({ type }) => {
          if (type !== 'change' || !getValues(`${at}.document.savedKey`)) return;
          // after the listeners of this change, which would show the values that it came with
          queueMicrotask(() => {
            setValue(`${at}.document.savedKey`, '');
            setValue(`${at}.document.savedNumber`, '');
          });
        },
      }),
    [subscribe, getValues, setValue, at],
  );

  function fill(choice: TravellerChoice) {
    setAsked(null);
    const values = valuesOfChoice(choice, getValues(at), locale);
    const { document, ...person } = values;
    // which documents can be chosen follows from the person: their list is rendered first
    flushSync(() => setValue(at, { ...getValues(at), ...person }, { shouldDirty: true }));
    setValue(at, { ...getValues(at), document }, { shouldDirty: true });
    filled.current = JSON.stringify(getValues(at));
    if (formState.isSubmitted) void trigger();
    else if (choice.endsBefore) void trigger(`${at}.document.expiresOn`);
    // the rest is asked for: who carries an infant, another document
    if (type !== 'INF' && choice.document && !choice.endsBefore) fold();
  }

  return {
    asked,
    leave: () => setAsked(null),
    fill,
    choose(choice: TravellerChoice) {
      const values = getValues(at);
      if (isTyped(values) && JSON.stringify(values) !== filled.current) setAsked(choice);
      else fill(choice);
    },
  };
}
