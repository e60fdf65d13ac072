import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { ROOTS } from './team.ts';

export type Field = GraphQLField<unknown, unknown>;

/** Between gateway and team alone: how objects are found by their keys. */
export const isMergeField = ({ astNode }: Field): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'merge') ?? false;

const signatureOf = ({ type, args }: Field): string =>
  `(${args
    .map((one) => `${one.name}: ${one.type}`)
    .toSorted()
    .join(', ')}): ${type}`;

export const fieldsOf = (type: GraphQLNamedType): readonly Field[] =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];

/** How a type of the SDL differs from that of the contract. */
export function differences(
  theirs: GraphQLNamedType,
  contract: GraphQLSchema,
  keyed: boolean,
): string[] {
  const { name } = theirs;
  const ours = contract.getType(name);
  if (!ours || ours.constructor !== theirs.constructor)
    return [`${name} is no such type of the contract`];
  if (isEnumType(theirs) && isEnumType(ours)) {
    const values = new Set(ours.getValues().map((value) => value.name));
    const strange = theirs.getValues().filter((value) => !values.has(value.name));
    return strange.map((value) => `${name}.${value.name} is no value of the contract`);
  }
  if (isInputObjectType(theirs) && isInputObjectType(ours)) {
    const [own, other] = [ours, theirs].map((type) =>
      Object.values(type.getFields()).map((field) => `${field.name}: ${field.type}`),
    );
    return own?.toSorted().join() === other?.toSorted().join()
      ? []
      : [`${name} has other fields than in the contract`];
  }
  const own = new Map(fieldsOf(ours).map((field) => [field.name, signatureOf(field)]));
  const strange = fieldsOf(theirs)
    .filter((field) => !(ROOTS.includes(name) && isMergeField(field)))
    .filter((field) => own.get(field.name) !== signatureOf(field))
    .map(
      (field) => `${name}.${field.name} is ${own.get(field.name) ?? 'not there'} in the contract`,
    );
  const has = new Set(fieldsOf(theirs).map((field) => field.name));
  const partly = keyed || ROOTS.includes(name) || isInterfaceType(theirs);
  const missing = partly ? [] : [...own.keys()].filter((field) => !has.has(field));
  return [
    ...strange,
    ...missing.map((field) => `${name}.${field} is missing, and ${name} has no @key`),
  ];
}
