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

/** The title of the first example that shows an operation, by the operation. */
export const examplesByOperation = (): ReadonlyMap<string, string> =>
  new Map(
    EXAMPLES.flatMap((name) => rootFieldsIn(exampleText(name)))
      .toReversed()
      .map(({ operation, title }) => [operation, title]),
  );
