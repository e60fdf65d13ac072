import { useEffect, useState } from 'react';

const nameOf = (key: string) => `kept:${key}`;

/** Clears what is stored; the page that shows it keeps it until it is left. */
export const forgetKept = (key: string): void => sessionStorage.removeItem(nameOf(key));

/** Leaves a value in this tab for the page that reads it with `useKeptState`. */
export const keep = (key: string, value: unknown): void =>
  sessionStorage.setItem(nameOf(key), JSON.stringify(value));

/**
 * State of a page that is restored when the user leaves it and comes back, in this tab (RULES 12.2). The server
 * and the first paint show `initial`. Values must survive JSON.
 */
export function useKeptState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  const name = nameOf(key);
  useEffect(() => {
    const stored = sessionStorage.getItem(name);
    if (stored !== null) setValue(JSON.parse(stored));
  }, [name]);
  return [
    value,
    (next) => {
      keep(key, next);
      setValue(next);
    },
  ];
}
