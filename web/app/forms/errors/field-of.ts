/**
 * The field of a form that a path in the gateway's input names; null where the form has none. The
 * input may hold a field within something else (`points.consumptionPassword` is the field
 * `consumptionPassword`), and a field may hold what the input takes apart (`proofs.0` is the field
 * `proofs`).
 */
export function fieldOf(
  path: readonly string[],
  fields: ReadonlyMap<string, unknown>,
): string | null {
  const within = path.map((_, from) => path.slice(from).join('.'));
  const around = path.map((_, to) => path.slice(0, to).join('.')).reverse();
  return [...within, ...around].find((name) => fields.has(name)) ?? null;
}
