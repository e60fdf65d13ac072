import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import { closed, definitionsOf, documentIdOf, textOf } from './document.ts';

interface HooksConfig {
  /** The hooks that screens call: no other is generated. */
  calledHooks?: readonly string[];
  externalFragments?: { name: string; node: FragmentDefinitionNode }[];
}

const RUNTIME_IMPORTS = {
  query: ['useQuery', 'type SkipToken'],
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

/** The hook that runs an operation. */
function hookOf(operation: OperationDefinitionNode): string {
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
      return `export const use${name}Query = (${given}: useQuery.Options<${data}, ${variables}> | SkipToken) => useQuery(${document}, ${given === 'options' ? 'options' : 'options ?? {}'});`;
    case 'mutation':
      return `export const use${name}Mutation = (options?: useMutation.Options<${data}, ${variables}>) => useMutation(${document}, options);`;
    default:
      return `export const use${name}Subscription = (${given}: useSubscription.Options<${data}, ${variables}>) => useSubscription(${document}, ${given === 'options' ? 'options' : 'options ?? {}'});`;
  }
}

/**
 * The hook that sends a mutation as a command: `variablesOf` makes its variables of what is sent
 * and of the idempotency key.
 */
function commandOf(operation: OperationDefinitionNode): string {
  const name = capitalised(operation.name?.value ?? '');
  const [field] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error(`${name} begins with a field of the API`);
  return [
    `export function use${name}Command<Input>(variablesOf: (input: Input, idempotencyKey: string) => ${name}MutationVariables, options?: CommandOptions) {`,
    `  const [mutate] = useMutation(${name}Document);`,
    `  return useCommand(async (input: Input, idempotencyKey) => (await mutate({ variables: variablesOf(input, idempotencyKey) })).data?.${(field.alias ?? field.name).value}, options);`,
    '}',
  ].join('\n');
}

/**
 * Beside each `.graphql` file: its documents (an id and a syntax tree, no text) and the hook that
 * runs them, where a screen calls one.
 */
export const plugin: PluginFunction<HooksConfig> = (_schema, documents, config) => {
  const { operations, fragments } = definitionsOf(documents);
  for (const { name, node } of config.externalFragments ?? []) fragments.set(name, node);
  if (operations.length === 0) return '';
  const called = new Set(config.calledHooks);
  // Most queries are asked by a loader, and read by `useLoaderQuery`.
  const hooked = operations.filter(({ operation, name }) =>
    called.has(`use${capitalised(name?.value ?? '')}${capitalised(operation)}`),
  );
  const commands = operations.filter(({ name }) =>
    called.has(`use${capitalised(name?.value ?? '')}Command`),
  );
  const runtime = new Set<string>(
    [...hooked, ...commands].flatMap(({ operation }) => RUNTIME_IMPORTS[operation]),
  );
  const content = operations.flatMap((operation) => {
    if (!operation.name) throw new Error('Every operation has a name');
    const name = capitalised(operation.name.value);
    const kind = capitalised(operation.operation);
    const document = closed(operation, fragments);
    const literal = {
      __meta__: { hash: documentIdOf(textOf(document)) },
      ...literalOf(document),
    };
    return [
      `/** The trusted document of the ${operation.operation} ${operation.name.value}. */`,
      `export const ${name}Document = ${JSON.stringify(literal)} as unknown as TypedDocumentNode<${name}${kind}, ${name}${kind}Variables>;`,
      ...(hooked.includes(operation) ? [hookOf(operation)] : []),
      ...(commands.includes(operation) ? [commandOf(operation)] : []),
      '',
    ];
  });
  return {
    prepend: [
      `import type { TypedDocumentNode } from '@apollo/client';`,
      ...(runtime.size > 0
        ? [`import { ${[...runtime].sort().join(', ')} } from '@apollo/client/react';`]
        : []),
      ...(commands.length > 0
        ? [
            `import { type CommandOptions, useCommand } from '#web/app/apollo/mutation/use-command.ts';`,
          ]
        : []),
    ],
    content: content.join('\n'),
  };
};
