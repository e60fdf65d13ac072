import {
  type DocumentNode,
  type GraphQLSchema,
  isInterfaceType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type Team, typesOf } from './team.ts';

/** How objects are found by their ids, whatever their type. */
const BY_ID = ['Query.node', 'Query.nodes'];

/** Which teams a document touches. Each document is looked through once. */
export function touchedTeams(schema: GraphQLSchema, teams: readonly Team[]) {
  const owners = new Map<string, Team[]>();
  const own = (coordinate: string, team: Team) =>
    owners.set(coordinate, [...(owners.get(coordinate) ?? []), team]);
  for (const team of teams) {
    for (const coordinate of team.takes) own(coordinate, team);
    if (typesOf(team).length > 0) for (const coordinate of BY_ID) own(coordinate, team);
  }
  const ownersOf = (type: string, field: string) => [
    ...(owners.get(`${type}.${field}`) ?? []),
    ...(owners.get(type) ?? []),
  ];
  const look = (document: DocumentNode): ReadonlySet<Team> => {
    const found = new Set<Team>();
    const info = new TypeInfo(schema);
    const Field = (node: { readonly name: { readonly value: string } }) => {
      const parent = info.getParentType();
      if (!parent) return;
      const types = isInterfaceType(parent)
        ? [parent, ...schema.getPossibleTypes(parent)]
        : [parent];
      for (const { name } of types)
        for (const team of ownersOf(name, node.name.value)) found.add(team);
    };
    visit(document, visitWithTypeInfo(info, { Field }));
    return found;
  };
  const known = new WeakMap<DocumentNode, ReadonlySet<Team>>();
  return (document: DocumentNode): ReadonlySet<Team> => {
    const before = known.get(document);
    if (before) return before;
    const found = look(document);
    known.set(document, found);
    return found;
  };
}
