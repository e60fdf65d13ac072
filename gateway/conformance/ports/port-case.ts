/** One thing that a port guarantees, and how it is looked for. */
export type PortCase<Subject> = {
  /** The guarantee, as a statement. */
  readonly name: string;
  /**
   * What breaks it, each with its flight or request; null where the system has nothing at present
   * by which it would show.
   */
  broken(subject: Subject): readonly string[] | null;
};

/** What was found of a guarantee. */
export type CaseResult = {
  readonly name: string;
  readonly outcome: 'HOLDS' | 'BROKEN' | 'NOT_SHOWN';
  readonly broken: readonly string[];
};

function resultOf(name: string, broken: readonly string[] | null): CaseResult {
  if (!broken) return { name, outcome: 'NOT_SHOWN', broken: [] };
  return { name, outcome: broken.length > 0 ? 'BROKEN' : 'HOLDS', broken };
}

/** Looks at every case; a case that throws is broken by what it threw. */
export const runCases = <Subject>(
  cases: readonly PortCase<Subject>[],
  subject: Subject,
): CaseResult[] =>
  cases.map(({ name, broken }) => {
    try {
      return resultOf(name, broken(subject));
    } catch (fault) {
      return resultOf(name, [String(fault)]);
    }
  });

/** Examples of what broke a case that are printed. */
const MOST = 5;

/** The results as lines for people. */
export const reportOf = (results: readonly CaseResult[]): string[] =>
  results.flatMap(({ name, outcome, broken }) => {
    const mark = { HOLDS: 'holds    ', BROKEN: 'BROKEN   ', NOT_SHOWN: 'not shown' }[outcome];
    const rest = broken.length > MOST ? [`            and ${broken.length - MOST} more`] : [];
    return [
      `${mark}   ${name}`,
      ...broken.slice(0, MOST).map((one) => `            ${one}`),
      ...rest,
    ];
  });
