/** Another service that serves a part of the contract, as its folder says it. */
export type Team = {
  /** The name of its folder. */
  readonly name: string;
  /** Its GraphQL endpoint. */
  readonly url: string;
  /** Its SDL, with the directives of `@graphql-tools/stitching-directives`. */
  readonly sdl: string;
  /** What it takes over: fields as `Type.field`, whole types as `Type`. */
  readonly takes: readonly string[];
  /** Which share of visitors it served when its folder was read. */
  readonly percent: number;
  /** The file that says which share it serves now. */
  readonly file: string;
};

/** A team's folder does not fit the contract; the message names every fault at once. */
export class UnusableUpstream extends Error {
  override readonly name = 'UnusableUpstream';
}

/** The root types, whose fields no object precedes. */
export const ROOTS: readonly string[] = ['Query', 'Mutation', 'Subscription'];

/** Whether a coordinate names a whole type. */
export const isType = (coordinate: string): boolean => !coordinate.includes('.');

/** The whole types that a team takes. */
export const typesOf = ({ takes }: Pick<Team, 'takes'>): string[] => takes.filter(isType);
