import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

export type Path = readonly (string | number)[];

/** A field in an answer, at a place: one of a list counts by itself. */
export type MetField = {
  readonly parent: string;
  readonly field: GraphQLField<unknown, unknown>;
  /** `Order.bookingReference` */
  readonly coordinate: string;
  /** That of the field, or of one item of its list. */
  readonly type: GraphQLOutputType;
  /** Undefined where the answer lacks it. */
  readonly value: unknown;
  readonly path: Path;
};

/** An object in an answer, with the fields that the document selects. */
export type MetObject = {
  readonly type: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: Path;
};

type Met = { readonly fields: MetField[]; readonly objects: MetObject[] };
type Value = Readonly<Record<string, unknown>>;

const typenameOf = (value: Value): string | undefined =>
  typeof value.__typename === 'string' ? value.__typename : undefined;

/** All fields and objects of an answer, by the types of the schema. */
export function walkAnswer(document: DocumentNode, data: unknown, schema: GraphQLSchema): Met {
  const met: Met = { fields: [], objects: [] };
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const holds = (condition: string | undefined, type: GraphQLObjectType): boolean => {
    if (!condition || condition === type.name) return true;
    const abstract = schema.getType(condition);
    return isAbstractType(abstract) && schema.isSubType(abstract, type);
  };
  const walkValue = (field: MetField, set: SelectionSetNode | undefined): void => {
    met.fields.push(field);
    const bare = getNullableType(field.type);
    if (isListType(bare) && Array.isArray(field.value)) {
      field.value.forEach((value, index) => {
        walkValue({ ...field, type: bare.ofType, value, path: [...field.path, index] }, set);
      });
      return;
    }
    const { value } = field;
    if (!set || typeof value !== 'object' || value === null) return;
    const named = getNamedType(field.type);
    const type = isCompositeType(named)
      ? schema.getType(typenameOf(value as Value) ?? named.name)
      : named;
    if (isObjectType(type)) walkObject(type, value as Value, set, field.path);
  };
  const walkSelections = (
    type: GraphQLObjectType,
    value: Value,
    set: SelectionSetNode,
    path: Path,
  ) => {
    for (const one of set.selections) {
      if (one.kind === Kind.FIELD) {
        const field: GraphQLField<unknown, unknown> | undefined = type.getFields()[one.name.value];
        const key = one.alias?.value ?? one.name.value;
        if (!field) continue;
        const coordinate = `${type.name}.${field.name}`;
        walkValue(
          {
            parent: type.name,
            field,
            coordinate,
            type: field.type,
            value: value[key],
            path: [...path, key],
          },
          one.selectionSet,
        );
        continue;
      }
      const fragment = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value);
      if (fragment && holds(fragment.typeCondition?.name.value, type))
        walkSelections(type, value, fragment.selectionSet, path);
    }
  };
  const walkObject = (type: GraphQLObjectType, value: Value, set: SelectionSetNode, path: Path) => {
    met.objects.push({ type: type.name, value, path });
    walkSelections(type, value, set, path);
  };
  const operation = getOperationAST(document);
  const root = operation && schema.getRootType(operation.operation);
  if (operation && root && data) walkObject(root, data as Value, operation.selectionSet, []);
  return met;
}
