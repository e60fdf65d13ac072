/** What react-hook-form writes beside the errors of fields within. */
const OWN = ['type', 'types', 'message', 'ref'];

function errorsBelow(node: unknown, path: readonly string[]): [string, string][] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, message } = node as { type?: unknown; message?: unknown };
  const isError = typeof type === 'string' && typeof message === 'string';
  const below = Object.entries(node)
    .filter(([key]) => !(isError && OWN.includes(key)))
    .flatMap(([key, child]) => errorsBelow(child, [...path, key]));
  return isError ? [[path.join('.'), message], ...below] : below;
}

/**
 * The codes of errors, as react-hook-form nests them, that no field of the form shows: they concern
 * the whole.
 */
export function unnamedErrors(errors: object, fields: ReadonlyMap<string, unknown>): string[] {
  const unnamed = errorsBelow(errors, []).filter(([name]) => !fields.has(name));
  return [...new Set(unnamed.map(([, code]) => code))];
}
