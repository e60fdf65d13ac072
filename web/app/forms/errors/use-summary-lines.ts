import { use } from 'react';
import { FieldNames } from '#web/app/forms/field-names.ts';
import { WHOLE } from './apply-user-errors.ts';
import type { SummaryLine } from './summary-lines.ts';
import { useErrorOf } from './use-error-of.ts';

/** Fields that appeared later are noted last, wherever they stand. */
function byPlaceOnPage(a: SummaryLine, b: SummaryLine): number {
  const [first, second] = [a, b].map(({ controlId }) => document.getElementById(controlId ?? ''));
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** What is wrong with a form: the whole first, then the fields in the order of the page. */
export function useSummaryLines(): SummaryLine[] {
  const names = use(FieldNames);
  const errorOf = useErrorOf();
  const lines: SummaryLine[] = [];
  for (const [name, { label, controlId, owner, missing, limit }] of names) {
    const text = errorOf(name, { missing, limit });
    if (text) lines.push({ name, text, label: text === missing ? null : label, owner, controlId });
  }
  lines.sort(byPlaceOnPage);
  const whole = errorOf(WHOLE);
  if (!whole) return lines;
  return [{ name: WHOLE, text: whole, label: null, owner: null, controlId: null }, ...lines];
}
