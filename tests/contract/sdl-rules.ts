import {
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

/** One element of the schema that can have a name, a description and a type. */
interface Element {
  readonly at: string;
  readonly name: string;
  readonly kind: 'type' | 'field' | 'argument' | 'value';
  readonly described: boolean;
  readonly type?: GraphQLType;
}

const fieldsOf = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values(type.getFields())
    : [];

/** Types that the SDL itself declares. */
export const ownTypes = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );

const argumentsOf = (field: object): readonly GraphQLArgument[] =>
  'args' in field ? (field.args as readonly GraphQLArgument[]) : [];

function elementsOf(type: GraphQLNamedType): Element[] {
  const of = (kind: Element['kind'], at: string, item: object & { name: string }): Element => ({
    at,
    kind,
    name: item.name,
    described: 'description' in item && Boolean(item.description),
    ...('type' in item ? { type: item.type as GraphQLType } : {}),
  });
  return [
    of('type', type.name, type),
    ...fieldsOf(type).flatMap((field) => [
      of('field', `${type.name}.${field.name}`, field),
      ...argumentsOf(field).map((arg) =>
        of('argument', `${type.name}.${field.name}(${arg.name}:)`, arg),
      ),
    ]),
    ...(isEnumType(type) ? type.getValues() : []).map((value) =>
      of('value', `${type.name}.${value.name}`, value),
    ),
  ];
}

/** Fields that an interface describes already. */
const inherited = (schema: GraphQLSchema): Set<string> =>
  new Set(
    ownTypes(schema)
      .filter(isObjectType)
      .flatMap((type) =>
        type
          .getInterfaces()
          .flatMap((from) => Object.keys(from.getFields()).map((field) => `${type.name}.${field}`)),
      ),
  );

const NAMES = {
  type: /^[A-Z][A-Za-z0-9]*$/,
  field: /^[a-z][A-Za-z0-9]*$/,
  argument: /^[a-z][A-Za-z0-9]*$/,
  value: /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/,
};

export function undescribed(schema: GraphQLSchema): string[] {
  const known = inherited(schema);
  return ownTypes(schema)
    .flatMap(elementsOf)
    .filter(({ described, at }) => !described && !known.has(at))
    .map(({ at }) => at);
}

export const misnamed = (schema: GraphQLSchema): string[] =>
  ownTypes(schema)
    .flatMap(elementsOf)
    .filter(({ kind, name }) => !NAMES[kind].test(name))
    .map(({ at }) => at);

function hasNullItems(type: GraphQLType): boolean {
  const bare = getNullableType(type);
  return isListType(bare) && (!isNonNullType(bare.ofType) || hasNullItems(bare.ofType));
}

/** Each place of its answer stands for an id of its argument. */
const BY_PLACE = 'Query.nodes';

export const listsWithNulls = (schema: GraphQLSchema): string[] =>
  ownTypes(schema)
    .flatMap(elementsOf)
    .filter(({ at, type }) => at !== BY_PLACE && type && hasNullItems(type))
    .map(({ at }) => at);

/** Input objects are called `…Input`, or `…Lookup` and `…Filter` where they select. */
export const misnamedInputs = (schema: GraphQLSchema): string[] =>
  ownTypes(schema)
    .filter(isInputObjectType)
    .map(({ name }) => name)
    .filter((name) => !/(Input|Lookup|Filter)$/.test(name));

const deprecationOf = (item: object): string | null =>
  'deprecationReason' in item && item.deprecationReason ? String(item.deprecationReason) : null;

/**
 * What is to go says until when it answers and what takes its place: "until 2027-06-30, use `x`".
 */
export const unexplainedDeprecations = (schema: GraphQLSchema): string[] =>
  ownTypes(schema)
    .flatMap((type) => [
      ...fieldsOf(type).flatMap((field) => [field, ...argumentsOf(field)]),
      ...(isEnumType(type) ? type.getValues() : []),
    ])
    .filter((item) => !/^(until \d{4}-\d{2}-\d{2}, use `.+`)?$/.test(deprecationOf(item) ?? ''))
    .map(({ name }) => name);

/**
 * Values that a partner's system, or the airline's own office, is to send; their texts say that
 * none does yet.
 */
const TO_COME = new Set(['DISCOUNT', 'PARTNER_FLIGHT', 'EVERYDAY', 'SEATS_NOT_OFFERED']);

/** What no resolver ever answers is on its way out: it does not stand there as if it could come. */
export const unansweredForGood = (schema: GraphQLSchema): string[] =>
  ownTypes(schema)
    .flatMap((type) => [...fieldsOf(type), ...(isEnumType(type) ? type.getValues() : [])])
    .filter(({ description }) =>
      /\bNever answered\b|\bAlways (?:empty|zero|null)\b|\b[Nn]ot in use\b/.test(description ?? ''),
    )
    .filter(({ name, deprecationReason }) => !deprecationReason && !TO_COME.has(name))
    .map(({ name }) => name);

/**
 * Each mutation's text names the clause that it follows, so that a reader finds the rule behind it.
 */
export const unruledMutations = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ description }) => !/RULES\s\d+\.\d+/.test(description ?? ''))
    .map(({ name }) => name);

/** Each field that may be null says when it is, or where it is not. */
export function unexplainedNulls(schema: GraphQLSchema): string[] {
  const known = inherited(schema);
  return ownTypes(schema)
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ type: answer }) => !isNonNullType(answer))
        .map(({ name, description }) => ({ at: `${type.name}.${name}`, description })),
    )
    .filter(({ at, description }) => description || !known.has(at))
    .filter(({ description }) => !/\bnull\b|\bwhere\b|\bif it\b/i.test(description ?? ''))
    .map(({ at }) => at);
}

/** Each mutation says for whom it is, so that a reader knows what a stranger gets. */
export const mutationsForNoOne = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ description }) => {
      const said = description?.replaceAll(/\s+/g, ' ') ?? '';
      return !/Open to (everyone|the browser)|For (viewers|members)|A guest may call/.test(said);
    })
    .map(({ name }) => name);

/** A mutation that takes a key says what its repetition does, and for how long. */
export const unexplainedKeys = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ args: [input] }) => {
      const type = input && getNamedType(input.type);
      return isInputObjectType(type) && type.getFields().idempotencyKey;
    })
    .filter(
      ({ description }) => !/same\s+`idempotencyKey`[^.]+RULES\s4\.16/.test(description ?? ''),
    )
    .map(({ name }) => name);

/**
 * Signed by the gateway and stored nowhere: an id that is sent back, and that `node` does not find.
 */
const SENT_BACK = /Challenge$/;

/** An `id` is global: what has one is a Node. What is named within one answer only has a `key`. */
export const idsOfNoNode = (schema: GraphQLSchema): string[] =>
  ownTypes(schema)
    .filter(isObjectType)
    .filter((type) => type.getFields().id && !SENT_BACK.test(type.name))
    .filter((type) => !type.getInterfaces().some(({ name }) => name === 'Node'))
    .map(({ name }) => name);

/**
 * What can be fetched again by its id says who sees it, so that a reader knows what `node` answers
 * to others.
 */
export const nodesForNoOne = (schema: GraphQLSchema): string[] =>
  ownTypes(schema)
    .filter(isObjectType)
    .filter(
      (type) => type.getFields().id && type.getInterfaces().some(({ name }) => name === 'Node'),
    )
    .filter(({ description }) => {
      const said = description?.replaceAll(/\s+/g, ' ') ?? '';
      return !/\bPublic\.|\bsees? (it|their own|those)\b|, see it\b|Members see /.test(said);
    })
    .map(({ name }) => name);

/**
 * Each mutation takes one `input: XInput!` and answers `XPayload!` with `userErrors: [XError!]!`:
 * code, path and message.
 */
export const unconventionalMutations = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ name, args, type }) => {
      const stem = name.charAt(0).toUpperCase() + name.slice(1);
      const [input, ...more] = args;
      if (more.length > 0 || input?.name !== 'input') return true;
      if (String(input.type) !== `${stem}Input!` || String(type) !== `${stem}Payload!`) return true;
      const payload = getNamedType(type);
      const errors = isObjectType(payload) ? payload.getFields().userErrors : undefined;
      const error = errors && getNamedType(errors.type);
      if (!isObjectType(error) || String(errors?.type) !== `[${stem}Error!]!`) return true;
      const { code, path, message } = error.getFields();
      return !isEnumType(code && getNamedType(code.type)) || !path || !message;
    })
    .map(({ name }) => name);
