/** What was wrong with an input: the rule's code, and where in the input. The text belongs to the web. */
export type UserFault<Code extends string> = {
  readonly code: Code;
  /** From the outermost field in; empty when it concerns the whole. */
  readonly path: readonly string[];
};

/** Adds faults that were found later, where nothing was found at the same place before. */
export const addFaults = <Code extends string>(
  first: readonly UserFault<Code>[],
  later: readonly UserFault<Code>[],
): UserFault<Code>[] => {
  const placeOf = ({ path }: UserFault<Code>) => path.join('.');
  const taken = new Set(first.map(placeOf));
  return [...first, ...later.filter((one) => !taken.has(placeOf(one)))];
};
