import { useEffect } from 'react';
import { type FieldValues, set, type UseFormReturn } from 'react-hook-form';

const keyOf = (name: string) => `draft:${name}`;

/** Clears the draft: call it when the form has been sent. */
export const forgetDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));

/** Stores values as if they had been typed: the form shows them when it opens. */
export const keepDraft = (name: string, values: FieldValues): void =>
  sessionStorage.setItem(keyOf(name), JSON.stringify(values));

function read(name: string): FieldValues | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** The values without those that must not be stored; the form's own object is left as it is. */
function without(values: FieldValues, secrets: readonly string[]): FieldValues {
  const copy: FieldValues = structuredClone(values);
  for (const secret of secrets) set(copy, secret, undefined);
  return copy;
}

/**
 * Stores what the user types in this tab, so that neither a reload, nor going back, nor another language loses it.
 * `name` distinguishes forms (with the offer or order in it); `secrets` are fields never stored: passwords, codes, cards.
 */
export function useDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  secrets: readonly string[] = [],
): void {
  const hidden = secrets.join(' ');
  useEffect(() => {
    const draft = read(name);
    if (draft) form.reset({ ...form.getValues(), ...draft } as Values, { keepDefaultValues: true });
    const { unsubscribe } = {
      unsubscribe: form.subscribe({
        formState: { values: true },
        callback: () => {
          // not the event's values: another listener may have set a value since
          const stored = without(form.getValues(), hidden ? hidden.split(' ') : []);
          sessionStorage.setItem(keyOf(name), JSON.stringify(stored));
        },
      }),
    };
    return unsubscribe;
  }, [form, name, hidden]);
}
