import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldNames } from '#web/app/forms/field-names.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { byPlaceOnPage } from './by-place-on-page.ts';
import type { SummaryLine } from './summary-lines.ts';
import { useErrorOf } from './use-error-of.ts';

/** What react-hook-form writes beside the errors of fields within. */
const OWN = ['type', 'types', 'message', 'ref'];

function errorsBelow(node: unknown, path: readonly string[]): [string, string][] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, message } = node as { type?: unknown; message?: unknown };
  const isError = typeof type === 'string' && typeof message === 'string';
  const below = Object.entries(node)
    .filter(([key]) => !(isError && OWN.includes(key)))
    .flatMap(([key, child]) => errorsBelow(child, [...path, key]));
  return isError ? [[path.join('.'), message], ...below] : below;
}

/**
 * The codes of errors, as react-hook-form nests them, that no field of the form shows: they concern
 * the whole.
 */
export function unnamedErrors(errors: object, fields: ReadonlyMap<string, unknown>): string[] {
  const unnamed = errorsBelow(errors, []).filter(([name]) => !fields.has(name));
  return [...new Set(unnamed.map(([, code]) => code))];
}

/** What is wrong with a form: the whole first, then the fields in the order of the page. */
export function useSummaryLines(): SummaryLine[] {
  const names = use(FieldNames);
  const { errors } = useFormContext().formState;
  const errorOf = useErrorOf();
  const textOf = useCodeText();
  const lines: SummaryLine[] = [];
  for (const [name, { label, controlId, owner, reveal, ...own }] of names) {
    const text = errorOf(name, own);
    if (text)
      lines.push({
        name,
        text,
        label: text === own.missing ? null : label,
        owner,
        controlId,
        reveal,
      });
  }
  lines.sort(byPlaceOnPage);
  const whole = unnamedErrors(errors, names).map((code) => ({
    name: code,
    text: textOf(code),
    label: null,
    owner: null,
    controlId: null,
    reveal: null,
  }));
  return [...whole, ...lines];
}
