import { createContext, use, useEffect } from 'react';
import { flushSync } from 'react-dom';

export interface NamedField {
  label: string;
  /** The element that takes the focus when the error is clicked. */
  controlId: string;
  /**
   * The part of the form that the field belongs to ("Adult 1"), where labels come more than once;
   * null elsewhere.
   */
  owner: string | null;
  /** The sentence that asks for the field when nothing is entered. */
  missing?: string | undefined;
  /** How many characters it takes. */
  limit?: number | undefined;
  /** What it says instead of the text of a code. */
  sentences?: Readonly<Record<string, string>> | undefined;
  /** Unfolds the part of the form that the field stands in; null where nothing is folded. */
  reveal: (() => void) | null;
}

/**
 * The fields of a form by their names: the summary of errors calls them by their labels, in the
 * order of the page.
 */
export const FieldNames = createContext<Map<string, NamedField>>(new Map());

/** Whose fields stand inside ("Adult 1"): the summary groups errors by it. */
export const FieldOwner = createContext<string | null>(null);

/** Unfolds the part of a form that the fields inside stand in. */
export const FieldReveal = createContext<(() => void) | null>(null);

/** Gives the focus to a field, wherever it is folded away. */
export function focusField({ controlId, reveal }: Pick<NamedField, 'controlId' | 'reveal'>): void {
  if (reveal) flushSync(reveal);
  document.getElementById(controlId)?.focus();
}

export function useFieldName(
  name: string,
  { label, controlId, missing, limit, sentences }: Omit<NamedField, 'owner' | 'reveal'>,
): void {
  const names = use(FieldNames);
  const owner = use(FieldOwner);
  const reveal = use(FieldReveal);
  useEffect(() => {
    names.set(name, { label, controlId, owner, missing, limit, sentences, reveal });
    return () => {
      names.delete(name);
    };
  }, [names, name, label, controlId, owner, missing, limit, sentences, reveal]);
}
