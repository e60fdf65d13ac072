/** What is asked before passengers are checked in, in its order. */
export const STEPS = ['who', 'documents', 'goods', 'confirm'] as const;
export type StepName = (typeof STEPS)[number];

/**
 * The steps of a check-in: documents are asked about where a border is crossed, or where one is
 * missing.
 */
export const stepsFor = (withDocuments: boolean): StepName[] =>
  STEPS.filter((step) => step !== 'documents' || withDocuments);

/**
 * The step that is shown: the one in the address, but none after the first that is not finished.
 */
export function currentStep(
  steps: readonly StepName[],
  asked: string | null,
  finished: ReadonlySet<StepName>,
): StepName {
  const wanted = asked === null ? 0 : Math.max(0, steps.map(String).indexOf(asked));
  const open = steps.findIndex((step) => !finished.has(step));
  return steps[open < 0 ? wanted : Math.min(wanted, open)] ?? 'who';
}
