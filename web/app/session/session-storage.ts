import { useEffect, useState } from 'react';

const nameOf = (key: string) => `kept:${key}`;

/**
 * What no storage may hold, by key, with what is stored in its place: there until the document is
 * left.
 */
const unstored = new Map<string, { readonly whole: unknown; readonly stored: string }>();

/** Clears what is stored; the page that shows it keeps it until it is left. */
export function forgetKept(key: string): void {
  unstored.delete(nameOf(key));
  sessionStorage.removeItem(nameOf(key));
}

/** Leaves a value in this tab for the page that reads it with `useSessionState`. */
export const keep = (key: string, value: unknown): void =>
  sessionStorage.setItem(nameOf(key), JSON.stringify(value));

/**
 * State of a page that is restored when the user leaves it and comes back, in this tab
 * (RULES 12.2). The server and the first paint show `initial`. Values must survive JSON. `storedOf`
 * leaves out what a reload must not bring back.
 */
export function useSessionState<Value>(
  key: string,
  initial: Value,
  storedOf: (value: Value) => Value = (value) => value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  const name = nameOf(key);
  useEffect(() => {
    const stored = sessionStorage.getItem(name);
    if (stored === null) return;
    const held = unstored.get(name);
    setValue(held?.stored === stored ? (held.whole as Value) : JSON.parse(stored));
  }, [name]);
  return [
    value,
    (next) => {
      const stored = JSON.stringify(storedOf(next));
      unstored.set(name, { whole: next, stored });
      sessionStorage.setItem(name, stored);
      setValue(next);
    },
  ];
}
