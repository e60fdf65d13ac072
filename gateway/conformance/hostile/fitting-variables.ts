import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql';

const DAY_MILLISECONDS = 86_400_000;

/** A plausible value of each scalar, in the form of the wire. */
function scalarsOn(now: Date): Record<string, unknown> {
  const day = new Date(now.getTime() + 30 * DAY_MILLISECONDS).toISOString();
  return {
    ID: 'QToxMjM',
    String: 'PVG',
    Int: 1,
    Float: 1.5,
    Boolean: true,
    LocalDate: day.slice(0, 10),
    LocalTime: '08:30',
    LocalDateTime: day.slice(0, 16),
    DateTime: `${day.slice(0, 19)}Z`,
    TimeZone: 'Asia/Shanghai',
    URL: 'https://example.com/',
    CurrencyCode: 'CNY',
    CountryCode: 'HK',
    Upload: new File(['%PDF-1.7'], 'proof.pdf'),
    IdempotencyKey: 'contract-test-1',
  };
}

/** A value that fits an input type: every field filled, lists of one, the first of a choice. */
function fitting(type: GraphQLInputType, scalars: Record<string, unknown>): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [fitting(bare.ofType, scalars)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (!isInputObjectType(bare)) {
    if (!(bare.name in scalars)) throw new Error(`No value for the scalar ${bare.name}`);
    return scalars[bare.name];
  }
  const fields = Object.values(bare.getFields());
  const asked = bare.isOneOf ? fields.slice(0, 1) : fields;
  return Object.fromEntries(asked.map(({ name, type }) => [name, fitting(type, scalars)]));
}

/** Variables with which a document can be sent; optional ones are left out. */
export function variablesFor(
  document: DocumentNode,
  schema: GraphQLSchema,
  now: Date,
): Record<string, unknown> {
  const scalars = scalarsOn(now);
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  return Object.fromEntries(
    definitions.flatMap(({ variable, type: written, defaultValue }) => {
      const type = typeFromAST(schema, written) as GraphQLInputType | undefined;
      if (!type || !isNonNullType(type) || defaultValue) return [];
      return [[variable.name.value, fitting(type, scalars)]];
    }),
  );
}
