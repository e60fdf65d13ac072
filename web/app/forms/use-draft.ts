import { useEffect, useState } from 'react';
import { type FieldValues, get, set, type UseFormReturn } from 'react-hook-form';

const keyOf = (name: string) => `draft:${name}`;
/** Where it stands which of the values that are held were there: their paths alone. */
const heldKeyOf = (name: string) => `draft:${name}:held`;
const NONE: readonly string[] = [];

/** What no storage may hold, by form: there until the document is left. */
const unstored = new Map<string, FieldValues>();

/** Clears the draft: call it when the form has been sent. */
export function forgetDraft(name: string): void {
  unstored.delete(name);
  sessionStorage.removeItem(keyOf(name));
  sessionStorage.removeItem(heldKeyOf(name));
}

/**
 * Keeps values as if they had been typed: the form shows them when it opens. `held` as for
 * `useDraft`.
 */
export function keepDraft(
  name: string,
  values: FieldValues,
  held: readonly string[] = [],
  secrets: readonly string[] = [],
): void {
  if (held.length > 0) {
    unstored.set(name, structuredClone(values));
    const there = held.filter((path) => get(values, path));
    sessionStorage.setItem(heldKeyOf(name), JSON.stringify(there));
  }
  sessionStorage.setItem(keyOf(name), JSON.stringify(without(values, [...secrets, ...held])));
}

function read<Stored>(key: string): Stored | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
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
 * A draft with the values that were held beside it; after a reload there are none, and their fields
 * are empty.
 */
function whole(name: string, draft: FieldValues, held: readonly string[]): FieldValues {
  for (const path of held) {
    const value = get(unstored.get(name), path);
    const parent = path.split('.').slice(0, -1).join('.');
    if (parent ? get(draft, parent) : value !== undefined) set(draft, path, value ?? '');
  }
  return draft;
}

/**
 * Stores what the user types in this tab, so that neither a reload, nor going back, nor another
 * language loses it. `name` distinguishes forms (with the offer or order in it); `secrets` are
 * fields never stored: passwords, codes, cards. `held` are fields that stay in memory: numbers of
 * documents, which other flights and Back bring back, and a reload does not.
 * @returns the paths of those that a reload has emptied
 */
export function useDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  secrets: readonly string[] = [],
  held: readonly string[] = [],
): readonly string[] {
  const [lost, setLost] = useState(NONE);
  const [hidden, kept] = [secrets.join(' '), held.join(' ')];
  useEffect(() => {
    const [secretPaths = [], heldPaths = []] = [hidden, kept].map((paths) =>
      paths.split(' ').filter(Boolean),
    );
    const draft = read<FieldValues>(keyOf(name));
    if (draft) {
      if (!unstored.has(name)) setLost(read<readonly string[]>(heldKeyOf(name)) ?? NONE);
      const values = { ...form.getValues(), ...whole(name, draft, heldPaths) };
      form.reset(values as Values, { keepDefaultValues: true });
    }
    const { unsubscribe } = {
      unsubscribe: form.subscribe({
        formState: { values: true },
        callback: () => {
          // not the event's values: another listener may have set a value since
          keepDraft(name, form.getValues(), heldPaths, secretPaths);
        },
      }),
    };
    return unsubscribe;
  }, [form, name, hidden, kept]);
  return lost;
}
