/**
 * What was wrong with an input: the rule's code, and where in the input. The text belongs to the
 * web.
 */
export type UserFault<Code extends string> = {
  readonly code: Code;
  /** From the outermost field in; empty when it concerns the whole. */
  readonly path: readonly string[];
};

/**
 * Adds faults that were found later. A field that is wrong by itself is not judged again; a list
 * may be wrong in several ways.
 */
export function addFaults<Code extends string>(
  first: readonly UserFault<Code>[],
  later: readonly UserFault<Code>[],
): UserFault<Code>[] {
  const faults = [...first];
  for (const { code, path } of later) {
    const place = path.join('.');
    const known = faults.some(
      (one) => one.path.join('.') === place && (one.code === code || path.length > 1),
    );
    if (!known) faults.push({ code, path });
  }
  return faults;
}
