import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { keyedTypes, schemaOf, withoutTaken } from './stitch-teams.ts';
import { isType, ROOTS, type Team, typesOf, UnusableUpstream } from './team.ts';

type Field = GraphQLField<unknown, unknown>;

const fieldOf = (schema: GraphQLSchema, coordinate: string): Field | undefined => {
  const [type = '', field = ''] = coordinate.split('.');
  const owner = schema.getType(type);
  return isObjectType(owner) ? owner.getFields()[field] : undefined;
};

/** Between gateway and team alone: how objects are found by their keys. */
const isMergeField = ({ astNode }: Field): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'merge') ?? false;

const signatureOf = ({ type, args }: Field): string =>
  `(${args
    .map((one) => `${one.name}: ${one.type}`)
    .toSorted()
    .join(', ')}): ${type}`;

const fieldsOf = (type: GraphQLNamedType): readonly Field[] =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];

/** How a type of the SDL differs from that of the contract. */
function differences(theirs: GraphQLNamedType, contract: GraphQLSchema, keyed: boolean): string[] {
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

const coordinateFaults = (team: Team, contract: GraphQLSchema, sdl: GraphQLSchema): string[] =>
  team.takes.flatMap((coordinate) => {
    if (isType(coordinate)) {
      if (!isObjectType(contract.getType(coordinate)))
        return [`${coordinate} is no type of the contract`];
      const there = new Set(fieldsOf(sdl.getType(coordinate)!).map(({ name }) => name));
      const missing = fieldsOf(contract.getType(coordinate)!).filter(
        ({ name }) => !there.has(name),
      );
      const finds = fieldOf(sdl, 'Query.node')
        ? []
        : [`${coordinate} is taken: Query.node must find it`];
      return [
        ...finds,
        ...missing.map(({ name }) => `${coordinate}.${name} is missing in its SDL`),
      ];
    }
    const field = fieldOf(contract, coordinate);
    if (!field) return [`${coordinate} is no field of the contract`];
    if (!fieldOf(sdl, coordinate)) return [`${coordinate} is not in its SDL`];
    const [type = ''] = coordinate.split('.');
    const below = !ROOTS.includes(type) && !team.takes.includes(type);
    return below && isNonNullType(field.type)
      ? [`${coordinate} is ${field.type}: an outage would take the whole ${type} away`]
      : [];
  });

/** Fields by which a taken type is still answered by the airline, from the roots on. */
const leftBehind = (airline: GraphQLSchema, team: Team, teams: readonly Team[]): string[] => {
  const taken = new Set(typesOf(team));
  const others = new Set(teams.flatMap(({ takes }) => takes));
  const seen = new Set<string>();
  const found: string[] = [];
  const walk = (type: GraphQLNamedType): void => {
    if (seen.has(type.name) || others.has(type.name)) return;
    seen.add(type.name);
    for (const field of fieldsOf(type)) {
      const next = getNamedType(field.type);
      if (others.has(`${type.name}.${field.name}`)) continue;
      if (taken.has(next.name))
        found.push(`${next.name} is taken, and ${type.name}.${field.name} is not`);
      walk(next);
    }
  };
  for (const root of ROOTS) {
    const type = airline.getType(root);
    if (type) walk(type);
  }
  return found;
};

const faultsOf = (team: Team, contract: GraphQLSchema, teams: readonly Team[]): string[] => {
  const sdl = schemaOf(team);
  const keyed = new Set(keyedTypes(sdl));
  const types = Object.values(sdl.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !/^_/.test(type.name),
  );
  const unknown = coordinateFaults(team, contract, sdl).filter(Boolean);
  return [
    ...unknown,
    ...types.flatMap((type) => differences(type, contract, keyed.has(type.name))),
    ...(unknown.length > 0 ? [] : leftBehind(contract, team, teams)),
  ];
};

const takenTwice = (teams: readonly Team[]): string[] => {
  const owners = new Map<string, string>();
  return teams.flatMap(({ name, takes }) =>
    takes.flatMap((coordinate) => {
      const before = owners.get(coordinate);
      owners.set(coordinate, name);
      return before ? [`${coordinate} is taken by ${before} too`] : [];
    }),
  );
};

/**
 * Compares what teams take with the contract.
 * @throws UnusableUpstream naming every fault of every team
 */
export function checkTeams(teams: readonly Team[], contract: GraphQLSchema): void {
  const faults = teams.flatMap((team) => {
    try {
      return faultsOf(team, contract, teams).map((fault) => `${team.name}: ${fault}`);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      return [`${team.name}: its SDL cannot be read: ${why}`];
    }
  });
  const all = [...faults, ...takenTwice(teams)];
  if (all.length > 0) throw new UnusableUpstream(`\n${all.join('\n')}`);
  withoutTaken(contract, teams);
}
