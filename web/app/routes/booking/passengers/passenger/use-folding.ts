import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormState } from 'react-hook-form';
import type { Folding } from './folding.ts';

/**
 * The folding of the fields at a path of the form: what is wrong with one of them is always in
 * sight.
 */
export function useFolding(at: string) {
  const fields = useRef<HTMLDivElement>(null);
  const { errors } = useFormState();
  const [wished, setWished] = useState(false);
  const isWrong = get(errors, at) !== undefined;
  if (wished && isWrong) setWished(false);
  const folding: Folding = {
    isFolded: wished && !isWrong,
    fold: () => setWished(true),
    unfold() {
      flushSync(() => setWished(false));
      fields.current?.querySelector<HTMLElement>('input, select')?.focus();
    },
  };
  return { folding, fields };
}
