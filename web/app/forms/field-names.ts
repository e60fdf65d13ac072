import { createContext, use, useEffect } from 'react';

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
}

/**
 * The fields of a form by their names: the summary of errors calls them by their labels, in the
 * order of the page.
 */
export const FieldNames = createContext<Map<string, NamedField>>(new Map());

/** Whose fields stand inside ("Adult 1"): the summary groups errors by it. */
export const FieldOwner = createContext<string | null>(null);

export function useFieldName(
  name: string,
  { label, controlId, missing, limit, sentences }: Omit<NamedField, 'owner'>,
): void {
  const names = use(FieldNames);
  const owner = use(FieldOwner);
  useEffect(() => {
    names.set(name, { label, controlId, owner, missing, limit, sentences });
    return () => {
      names.delete(name);
    };
  }, [names, name, label, controlId, owner, missing, limit, sentences]);
}
