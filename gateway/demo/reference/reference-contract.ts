import { type GraphQLSchema, isEnumType } from 'graphql';
import { type Example, examplesByOperation } from '#gateway/graphiql/examples-by-operation.ts';
import { readAnswers } from '#gateway/graphiql/recorded-answers.ts';
import {
  printSorted,
  readPresentSchema,
  versionOf,
} from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { type Area, readAreas } from './reference-areas.ts';
import type { Places } from './reference-texts.ts';
import { type Uses, usesOf } from './reference-uses.ts';

/** Everything that the pages are made of. */
export type Contract = {
  readonly schema: GraphQLSchema;
  /** As `/schema.graphql` names it. */
  readonly version: string;
  readonly areas: readonly Area[];
  readonly places: Places;
  readonly uses: Uses;
  /** The enum values that each code is, as `CreateOrderErrorCode.SOLD_OUT`. */
  readonly valuesOf: ReadonlyMap<string, readonly string[]>;
  /** The example in GraphiQL, by the operation that it shows. */
  readonly examples: ReadonlyMap<string, Example>;
  /** What the demo answered to examples when it was recorded, by their titles. */
  readonly answers: Readonly<Record<string, unknown>>;
};

function valuesByCode(schema: GraphQLSchema): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || !type.name.endsWith('Code')) continue;
    for (const { name } of type.getValues())
      found.set(name, [...(found.get(name) ?? []), `${type.name}.${name}`]);
  }
  return found;
}

export function readContract(): Contract {
  const areas = readAreas();
  const schema = readPresentSchema();
  const places = new Map(
    areas.flatMap(({ name, operations, types }) =>
      [...operations, ...types].map((one) => [one, name] as const),
    ),
  );
  return {
    schema,
    version: versionOf(printSorted(schema)),
    areas,
    places,
    uses: usesOf(schema),
    valuesOf: valuesByCode(schema),
    examples: examplesByOperation(),
    answers: readAnswers(),
  };
}
