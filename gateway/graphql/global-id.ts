/** What a global id names: a type of the schema and the key of one object of it. */
export interface GlobalKey {
  readonly type: string;
  readonly key: string;
}

/** The global `id` of an object (Relay): opaque to clients, unique over all types. */
export const globalId = (type: string, key: string): string =>
  Buffer.from(`${type}:${key}`).toString('base64url');

/** What a global id names; `null` for any text that `globalId` did not make. */
export function readGlobalId(id: string): GlobalKey | null {
  const match = /^([A-Z][A-Za-z]*):(.+)$/s.exec(Buffer.from(id, 'base64url').toString());
  const [, type, key] = match ?? [];
  return type && key && globalId(type, key) === id ? { type, key } : null;
}

/** The key of an object of one type; `null` when the id is none or names another type. */
export function keyOf(type: string, id: string): string | null {
  const named = readGlobalId(id);
  return named?.type === type ? named.key : null;
}
