import * as v from 'valibot';

/**
 * A check by a rule: the code that it answers with is the message. @param problem null where
 * nothing is wrong
 */
export const checkRule = <Value>(problem: (value: Value) => string | null) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    const found = dataset.typed ? problem(dataset.value) : null;
    if (found) addIssue({ message: found });
  });

/** A text that a rule judges. */
export const ruledText = (problem: (text: string) => string | null) =>
  v.pipe(v.string('REQUIRED'), checkRule(problem));
