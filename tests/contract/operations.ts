import { getNamedType, getOperationAST, isCompositeType, Kind, parse } from 'graphql';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { variablesFor } from '#gateway/conformance/hostile/fitting-variables.ts';
import { readOwnManifest } from '#gateway/graphql/persisted-queries/published-documents.ts';

const schema = createAirlineSchema();

/** Something to ask the gateway, and variables that fit. */
export interface Operation {
  readonly name: string;
  readonly body: { documentId: string } | { query: string };
  readonly variables: Record<string, unknown>;
}

/** Every document of the site, with variables that fit. */
export const trusted = (): Operation[] =>
  Object.entries(readOwnManifest()).map(([documentId, text]) => {
    const document = parse(text);
    const name = getOperationAST(document)?.name?.value ?? documentId;
    return { name, body: { documentId }, variables: variablesFor(document, schema, new Date()) };
  });

/**
 * The arguments of root fields for which some document of the site has a variable, as
 * `field.argument`.
 */
const askedBySite = (): Set<string> =>
  new Set(
    Object.values(readOwnManifest()).flatMap((text) =>
      (getOperationAST(parse(text))?.selectionSet.selections ?? []).flatMap((field) =>
        field.kind === Kind.FIELD
          ? (field.arguments ?? [])
              .filter(({ value }) => value.kind === Kind.VARIABLE)
              .map((argument) => `${field.name.value}.${argument.name.value}`)
          : [],
      ),
    ),
  );

/**
 * As free text the fields of Query and Mutation with an argument that no document of the site
 * leaves open.
 */
export function written(): Operation[] {
  const asked = askedBySite();
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    const fields = Object.values(root?.getFields() ?? {});
    return fields.flatMap(({ name, args, type }) => {
      if (args.every((arg) => asked.has(`${name}.${arg.name}`))) return [];
      const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const handed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const picked = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
      const query = `${kind} Asked(${declared}) { ${name}(${handed}) ${picked} }`;
      return [{ name, body: { query }, variables: variablesFor(parse(query), schema, new Date()) }];
    });
  });
}
