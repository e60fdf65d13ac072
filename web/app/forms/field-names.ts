import { createContext, use, useEffect } from 'react';

export interface NamedField {
  label: string;
  /** The element that takes the focus when the error is pressed. */
  controlId: string;
}

/** The fields of a form by their names, in the order of the page: the summary calls them by their labels. */
export const FieldNames = createContext<Map<string, NamedField>>(new Map());

export function useFieldName(name: string, label: string, controlId: string): void {
  const names = use(FieldNames);
  useEffect(() => {
    names.set(name, { label, controlId });
    return () => {
      names.delete(name);
    };
  }, [names, name, label, controlId]);
}
