import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { differences, type Field, fieldsOf, isMergeField } from './compare-type.ts';
import { keyedTypes, schemaOf } from './stitch-teams.ts';
import { isType, ROOTS, type Team, UnusableUpstream } from './team.ts';

function fieldOf(schema: GraphQLSchema, coordinate: string): Field | undefined {
  const [type = '', field = ''] = coordinate.split('.');
  const owner = schema.getType(type);
  return isObjectType(owner) ? owner.getFields()[field] : undefined;
}

function typeFaults(name: string, contract: GraphQLSchema, sdl: GraphQLSchema): string[] {
  const [ours, theirs] = [contract.getType(name), sdl.getType(name)];
  if (!isObjectType(ours)) return [`${name} is no type of the contract`];
  if (!theirs) return [`${name} is not in its SDL`];
  const finds = fieldOf(sdl, 'Query.node') ? [] : [`${name} is taken: Query.node must find it`];
  const there = new Set(fieldsOf(theirs).map((field) => field.name));
  const missing = fieldsOf(ours).filter((field) => !there.has(field.name));
  return [...finds, ...missing.map((field) => `${name}.${field.name} is missing in its SDL`)];
}

const coordinateFaults = (team: Team, contract: GraphQLSchema, sdl: GraphQLSchema): string[] =>
  team.takes.flatMap((coordinate) => {
    if (isType(coordinate)) return typeFaults(coordinate, contract, sdl);
    const field = fieldOf(contract, coordinate);
    if (!field) return [`${coordinate} is no field of the contract`];
    if (!fieldOf(sdl, coordinate)) return [`${coordinate} is not in its SDL`];
    const [type = ''] = coordinate.split('.');
    if (ROOTS.includes(type) || team.takes.includes(type)) return [];
    const finders = fieldsOf(sdl.getQueryType()!).filter(isMergeField);
    const isFound = finders.some((finder) => getNamedType(finder.type).name === type);
    return [
      ...(isFound ? [] : [`${coordinate} is taken: a field with @merge must find ${type}`]),
      ...(isNonNullType(field.type)
        ? [`${coordinate} is ${field.type}: an outage would take the whole ${type} away`]
        : []),
    ];
  });

/** Fields that the SDL has besides what is taken: which of two would answer them? */
const notTaken = (team: Team, sdl: GraphQLSchema, keyed: ReadonlySet<string>): string[] =>
  [...ROOTS, ...keyed]
    .filter((name) => !team.takes.includes(name))
    .flatMap((name) => {
      const type = sdl.getType(name);
      return (type ? fieldsOf(type) : [])
        .filter((field) => !isMergeField(field) && !['id', 'node'].includes(field.name))
        .map((field) => `${name}.${field.name}`);
    })
    .filter((coordinate) => !team.takes.includes(coordinate))
    .map((coordinate) => `${coordinate} is in its SDL, and not taken`);

/** Fields by which a taken type is still answered by the airline, from the roots on. */
function leftBehind(contract: GraphQLSchema, team: Team): string[] {
  const taken = new Set(team.takes);
  const seen = new Set<string>(taken);
  const found: string[] = [];
  const walk = (type: GraphQLNamedType): void => {
    if (seen.has(type.name)) return;
    seen.add(type.name);
    for (const field of fieldsOf(type)) {
      if (taken.has(`${type.name}.${field.name}`)) continue;
      const next = getNamedType(field.type);
      if (taken.has(next.name))
        found.push(`${next.name} is taken, and ${type.name}.${field.name} is not`);
      walk(next);
    }
  };
  for (const root of ROOTS) {
    const type = contract.getType(root);
    if (type) walk(type);
  }
  return found;
}

function faultsOf(team: Team, contract: GraphQLSchema): string[] {
  const sdl = schemaOf(team);
  const keyed = new Set(keyedTypes(sdl));
  const types = Object.values(sdl.getTypeMap()).filter(
    (type) => !(isIntrospectionType(type) || isSpecifiedScalarType(type)),
  );
  const unknown = coordinateFaults(team, contract, sdl);
  return [
    ...unknown,
    ...types.flatMap((type) => differences(type, contract, keyed.has(type.name))),
    ...notTaken(team, sdl, keyed),
    ...(unknown.length > 0 ? [] : leftBehind(contract, team)),
  ];
}

function takenTwice(teams: readonly Team[]): string[] {
  const owners = new Map<string, string>();
  return teams.flatMap(({ name, takes }) =>
    takes.flatMap((coordinate) => {
      const before = owners.get(coordinate);
      owners.set(coordinate, name);
      return before ? [`${coordinate} is taken by ${before} too`] : [];
    }),
  );
}

/**
 * Compares what teams take with the contract.
 * @throws UnusableUpstream naming every fault of every team
 */
export function checkTeams(teams: readonly Team[], contract: GraphQLSchema): void {
  const faults = teams.flatMap((team) => {
    try {
      return faultsOf(team, contract).map((fault) => `${team.name}: ${fault}`);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      return [`${team.name}: its SDL cannot be read: ${why}`];
    }
  });
  const all = [...faults, ...takenTwice(teams)];
  if (all.length > 0) throw new UnusableUpstream(`\n${all.join('\n')}`);
}
