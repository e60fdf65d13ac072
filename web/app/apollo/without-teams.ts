/** An error of an answer, as far as it says where it is and whose it is. */
type AnswerError = {
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
};

const valueAt = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    data,
  );

const isOfTeamAway = (data: unknown, { path = [], extensions = {} }: AnswerError): boolean =>
  extensions.code === 'SERVICE_UNAVAILABLE' &&
  typeof extensions.upstream === 'string' &&
  path.length > 0 &&
  valueAt(data, path) === null;

/**
 * Whether an answer lacks nothing but fields that other services serve, which are away: each is
 * null at its own place, so that the rest of the page can be shown.
 */
export const lacksTeamsOnly = (data: unknown, errors: readonly AnswerError[]): boolean =>
  typeof data === 'object' && data !== null && errors.every((error) => isOfTeamAway(data, error));
