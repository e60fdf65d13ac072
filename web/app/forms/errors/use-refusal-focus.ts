import { type RefObject, useEffect, useRef } from 'react';
import { focusField } from '#web/app/forms/field-names.ts';
import type { SummaryLine } from './summary-lines.ts';

/**
 * Takes the focus whenever the form was refused (`refused` counts): to the field where there is one
 * error, else to the beginning of the summary.
 */
export function useRefusalFocus(
  refused: number,
  lines: readonly SummaryLine[],
  summary: RefObject<HTMLElement | null>,
): void {
  const answered = useRef(0);
  // on every render: the errors may arrive later than the refusal
  useEffect(() => {
    if (refused === answered.current || !summary.current) return;
    answered.current = refused;
    const [only, second] = lines;
    const { controlId = null, reveal = null } = second ? {} : (only ?? {});
    if (controlId && document.getElementById(controlId)) {
      // React renders what is revealed at once only outside of its effects
      queueMicrotask(() => focusField({ controlId, reveal }));
      return;
    }
    summary.current.focus({ preventScroll: true });
    // its beginning, however long it is
    summary.current.scrollIntoView({ block: 'start' });
  });
}
