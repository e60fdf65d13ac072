import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

const typename = {
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: '__typename' },
} as const;

const isMeta = (selection: SelectionSetNode['selections'][number]) =>
  selection.kind === Kind.FIELD && selection.name.value.startsWith('__');

/**
 * Selects `__typename` wherever the browser's cache would, so that both sides hold the same text.
 */
export const withTypename = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet(node, _key, parent): SelectionSetNode | undefined {
      const isRoot =
        parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      if (isRoot || node.selections.some(isMeta)) return undefined;
      return { ...node, selections: [...node.selections, typename] };
    },
  });

/** The operations and the fragments (by name) of a set of files. */
export function definitionsOf(documents: readonly { document?: DocumentNode }[]) {
  const operations: OperationDefinitionNode[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of documents.flatMap(({ document }) => document?.definitions ?? [])) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  return { operations, fragments };
}

/** One operation followed by the fragments it reaches, sorted by name: the whole text. */
export function closed(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const reached = new Map<string, FragmentDefinitionNode>();
  const reach = (from: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(from, {
      FragmentSpread({ name: { value } }) {
        if (reached.has(value)) return;
        const fragment = fragments.get(value);
        if (!fragment) throw new Error(`Unknown fragment ${value}`);
        reached.set(value, fragment);
        reach(fragment);
      },
    });
  };
  reach(operation);
  const sorted = [...reached.values()].sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
  const document = { kind: Kind.DOCUMENT, definitions: [operation, ...sorted] } as const;
  return withTypename(document);
}

/** The text of a document without a superfluous character: the input of its id. */
export const textOf = (document: DocumentNode): string => stripIgnoredCharacters(print(document));

/**
 * The identifier of the GraphQL-over-HTTP draft: `sha256:` and the hexadecimal digest of the text.
 */
export const documentIdOf = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;
