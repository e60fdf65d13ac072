import { useState } from 'react';

/**
 * A value that shows at once what was just chosen, until the page's address says the same, or
 * something else.
 */
export function useOptimisticParam<Value>(value: Value): [Value, (chosen: Value) => void] {
  const [ahead, setAhead] = useState({ of: value, chosen: value });
  return [
    Object.is(ahead.of, value) ? ahead.chosen : value,
    (chosen) => setAhead({ of: value, chosen }),
  ];
}
