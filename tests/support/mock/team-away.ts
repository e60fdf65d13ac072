type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * A gateway whose service for one nullable field is away: the field is null, with the fault that
 * says so. Answers without it stay as they are.
 */
export const teamAway =
  (fetch: typeof globalThis.fetch, path: readonly string[], upstream = 'team'): typeof fetch =>
  async (input, init) => {
    const answer = await (await fetch(input, init)).json();
    const above = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), answer.data);
    const field = path.at(-1) ?? '';
    if (!isObject(above) || !(field in above)) return Response.json(answer);
    above[field] = null;
    const extensions = { code: 'SERVICE_UNAVAILABLE', upstream };
    const errors = [...(answer.errors ?? []), { message: 'away', path, extensions }];
    return Response.json({ ...answer, errors });
  };
