import { Kind, parse } from 'graphql';
import { EXAMPLES, exampleText } from './examples.ts';

/** A root field that an example asks for, as `Query.order`, with the name of its operation. */
export type Shown = { readonly operation: string; readonly title: string };

/** The root fields that a document asks for. */
export const rootFieldsIn = (text: string): Shown[] =>
  parse(text).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const { operation, selectionSet, name } = definition;
    const root = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}`;
    return selectionSet.selections.flatMap((one) =>
      one.kind === Kind.FIELD
        ? [{ operation: `${root}.${one.name.value}`, title: name?.value ?? '' }]
        : [],
    );
  });

/** An example with the text of its document. */
export type Example = { readonly title: string; readonly text: string };

/** The first example that shows an operation, by the operation. */
export const examplesByOperation = (): ReadonlyMap<string, Example> =>
  new Map(
    EXAMPLES.map(exampleText)
      .flatMap((text) =>
        rootFieldsIn(text).map(({ operation, title }) => ({ operation, title, text })),
      )
      .toReversed()
      .map(({ operation, title, text }) => [operation, { title, text }]),
  );
