import { useDeferredValue, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Whether a long list of options is to be rendered: after hydration and not on the server, where
 * lists would be a good part of a form. It is deferred, so that the page takes a touch before.
 * @param name of the field: a restored value is chosen once it is in the list. The element stays,
 *   and with it the focus.
 */
export function useLazyOptions(name: string): boolean {
  const { getValues, setValue } = useFormContext();
  const isAlive = useDeferredValue(true, false);
  useEffect(() => {
    const value = isAlive && getValues(name);
    if (value) setValue(name, value);
  }, [isAlive, name, getValues, setValue]);
  return isAlive;
}
