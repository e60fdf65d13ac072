import { createContext, use, useEffect } from 'react';

export interface NamedField {
  label: string;
  /** The element that takes the focus when the error is clicked. */
  controlId: string;
}

/** The fields of a form by their names: the summary shows their labels, in the order of the page. */
export const FieldNames = createContext<Map<string, NamedField>>(new Map());

/** The group of fields inside ("Adult 1"), where labels occur more than once: the summary says it before the label. */
export const FieldOwner = createContext<string | null>(null);

export function useFieldName(name: string, label: string, controlId: string): void {
  const names = use(FieldNames);
  const owner = use(FieldOwner);
  const called = owner ? `${owner} · ${label}` : label;
  useEffect(() => {
    names.set(name, { label: called, controlId });
    return () => {
      names.delete(name);
    };
  }, [names, name, called, controlId]);
}
