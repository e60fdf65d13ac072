import { useEffect, useState } from 'react';

/**
 * State of a page that is restored when the user leaves it and comes back, in this tab (RULES 12.2). The server
 * and the first paint show `initial`. Values must survive JSON.
 */
export function useKeptState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(initial);
  const name = `kept:${key}`;
  useEffect(() => {
    const stored = sessionStorage.getItem(name);
    if (stored !== null) setValue(JSON.parse(stored));
  }, [name]);
  return [
    value,
    (next) => {
      sessionStorage.setItem(name, JSON.stringify(next));
      setValue(next);
    },
  ];
}
