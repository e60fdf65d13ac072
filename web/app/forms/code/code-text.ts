import * as v from 'valibot';
import { codeFormProblem } from '#schema/rules/access/verification-code.ts';

/** A verification code as it is typed, ruled as the gateway rules it. */
export const CodeText = v.pipe(
  v.string('REQUIRED'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed && codeFormProblem(dataset.value);
    if (problem) addIssue({ message: problem });
  }),
);
