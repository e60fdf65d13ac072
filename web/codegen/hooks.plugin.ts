import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import { closed, definitionsOf, documentIdOf, isWhole, textOf } from './document.ts';

interface NearOperationConfig {
  externalFragments?: { name: string; node: FragmentDefinitionNode }[];
}

const RUNTIME_IMPORTS = {
  query: ['useQuery', 'useLazyQuery', 'useSuspenseQuery', 'type SkipToken'],
  mutation: ['useMutation'],
  subscription: ['useSubscription'],
} as const satisfies Record<`${OperationTypeNode}`, readonly string[]>;

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const isEmptyList = (key: string, value: unknown) =>
  ['arguments', 'directives', 'variableDefinitions'].includes(key) &&
  Array.isArray(value) &&
  value.length === 0;

/** The document as the browser holds it: without positions in a source and without empty lists. */
const literalOf = (document: object): object =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      key === 'loc' || isEmptyList(key, value) ? undefined : value,
    ),
  );

const needsVariables = (operation: OperationDefinitionNode) =>
  operation.variableDefinitions?.some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  ) ?? false;

function hooksOf(operation: OperationDefinitionNode): string[] {
  const kind = capitalised(operation.operation);
  const name = capitalised(operation.name?.value ?? '');
  const [data, variables, document] = [
    `${name}${kind}`,
    `${name}${kind}Variables`,
    `${name}Document`,
  ];
  const given = needsVariables(operation) ? 'options' : 'options?';
  switch (operation.operation) {
    case 'query':
      return [
        `export const use${name}Query = (${given}: useQuery.Options<${data}, ${variables}> | SkipToken) => useQuery(${document}, ${given === 'options' ? 'options' : 'options ?? {}'});`,
        `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${data}, ${variables}>) => useLazyQuery(${document}, options);`,
        `export const use${name}SuspenseQuery = (${given}: SuspenseOptions<${variables}>) => useSuspenseQuery(${document}, ${given === 'options' ? 'options' : 'options ?? {}'});`,
      ];
    case 'mutation':
      return [
        `export const use${name}Mutation = (options?: useMutation.Options<${data}, ${variables}>) => useMutation(${document}, options);`,
      ];
    default:
      return [
        `export const use${name}Subscription = (${given}: useSubscription.Options<${data}, ${variables}>) => useSubscription(${document}, ${given === 'options' ? 'options' : 'options ?? {}'});`,
      ];
  }
}

/** Beside each `.graphql` file: its documents (an id and a syntax tree, no text) and one hook for each way to run them. */
export const plugin: PluginFunction<NearOperationConfig> = (_schema, documents, config) => {
  const { operations, fragments } = definitionsOf(documents);
  for (const { name, node } of config.externalFragments ?? []) fragments.set(name, node);
  if (operations.length === 0) return '';
  const hooked = operations.filter((operation) => !isWhole(operation));
  const runtime = new Set<string>(hooked.flatMap(({ operation }) => RUNTIME_IMPORTS[operation]));
  const hasQuery = runtime.has('useQuery');
  const content = operations.flatMap((operation) => {
    if (!operation.name) throw new Error('Every operation has a name');
    const name = capitalised(operation.name.value);
    const kind = capitalised(operation.operation);
    const document = closed(operation, fragments);
    const whole = isWhole(operation);
    const literal = {
      __meta__: { hash: documentIdOf(textOf(document)), ...(whole ? { whole } : {}) },
      ...literalOf(document),
    };
    return [
      `/** The trusted document of the ${operation.operation} ${operation.name.value}. */`,
      `export const ${name}Document = ${JSON.stringify(literal)} as unknown as ${whole ? 'WholeDocument' : 'TypedDocumentNode'}<${name}${kind}, ${name}${kind}Variables>;`,
      ...(whole ? [] : hooksOf(operation)),
      '',
    ];
  });
  return {
    prepend: [
      ...(hooked.length > 0
        ? [
            `import type { TypedDocumentNode } from '@apollo/client';`,
            `import { ${[...runtime].sort().join(', ')} } from '@apollo/client/react';`,
          ]
        : []),
      ...(hooked.length < operations.length
        ? [`import type { WholeDocument } from '#web/app/apollo/whole/whole-document.ts';`]
        : []),
      ...(hasQuery
        ? [`import type { SuspenseOptions } from '#web/app/apollo/hook-options.ts';`]
        : []),
    ],
    content: content.join('\n'),
  };
};
