import { use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { byPlaceOnPage } from '#web/app/forms/errors/by-place-on-page.ts';
import { FieldNames, focusField } from '#web/app/forms/field-names.ts';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import { CONTACT_HEADING } from '#web/app/routes/booking/passengers/contact-fieldset.tsx';
import { type Entered, enteredOf } from './entered.ts';
import { headingOf } from './passenger-fieldset.tsx';

/**
 * Which traveller of a party is open: one at a time, beginning with the first who is not complete,
 * and after a refusal the first with an error.
 */
export function useOpenPassenger() {
  const booking = useBooking();
  const { members } = booking;
  const { control, getValues, trigger, getFieldState, subscribe } = useFormContext<BookingValues>();
  const { errors, submitCount } = useFormState({ control });
  const names = use(FieldNames);
  const [open, setOpen] = useState(members[0]?.key ?? null);
  const [answered, setAnswered] = useState(submitCount);

  // as one text: a letter that changes nothing here renders nothing
  const entered = useWatch({
    control,
    name: 'passengers',
    compute: (passengers) => enteredOf(booking, { ...getValues(), passengers }).join(' '),
  });
  const stateOf = (key: string) =>
    get(errors, `passengers.${key}`)
      ? 'PARTIAL'
      : (entered.split(' ')[members.findIndex((one) => one.key === key)] as Entered);

  const wrong = members.find(({ key }) => get(errors, `passengers.${key}`));
  if (submitCount !== answered) {
    setAnswered(submitCount);
    if (wrong) setOpen(wrong.key);
  }

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // the draft of a page that was left, not a letter
          if (name) return;
          const now = enteredOf(booking, getValues());
          setOpen(booking.members.find((_, at) => now[at] !== 'COMPLETE')?.key ?? null);
        },
      }),
    [subscribe, getValues, booking],
  );

  /** Opens a traveller, or none, with the focus on what follows. */
  function show(key: string | null) {
    flushSync(() => setOpen(key));
    const heading = document.getElementById(key ? headingOf(key) : CONTACT_HEADING);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }

  /** The next incomplete traveller. */
  function nextOf(key: string) {
    const at = members.findIndex((one) => one.key === key);
    const others = [...members.slice(at + 1), ...members.slice(0, at)];
    return others.find((one) => stateOf(one.key) !== 'COMPLETE') ?? null;
  }

  /** Goes on once all of a traveller is right, else to the first field that is not. */
  async function goOn(key: string) {
    if (await trigger(`passengers.${key}`)) {
      show(nextOf(key)?.key ?? null);
      return;
    }
    const fields = [...names].filter(
      ([name]) => name.startsWith(`passengers.${key}.`) && getFieldState(name as 'contact').invalid,
    );
    const [first] = fields.map(([, field]) => field).sort(byPlaceOnPage);
    if (first) focusField(first);
  }

  return { open, setOpen, show, nextOf, goOn, stateOf };
}
