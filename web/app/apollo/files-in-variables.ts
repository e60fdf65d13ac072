/** Variables without their files, and the files by the path that each had. */
export interface TakenFiles {
  readonly variables: unknown;
  readonly files: ReadonlyMap<string, Blob>;
}

/** Takes the files out of variables, as the GraphQL multipart request specification asks. */
export function takeFiles(variables: unknown): TakenFiles {
  const files = new Map<string, Blob>();
  const take = (value: unknown, path: string): unknown => {
    if (value instanceof Blob) {
      files.set(path, value);
      return null;
    }
    if (Array.isArray(value)) return value.map((item, index) => take(item, `${path}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, take(item, `${path}.${key}`)]),
    );
  };
  return { variables: take(variables, 'variables'), files };
}
