import * as v from 'valibot';
import { loginPasswordProblem, repeatedPasswordProblem } from '#schema/rules/access/credentials.ts';
import { CodeText } from '#web/app/forms/code/code-text.ts';

/** The code and the new password, two times the same, ruled as the gateway rules them. */
export const ResetSchema = v.pipe(
  v.object({
    code: CodeText,
    newPassword: v.pipe(
      v.string('REQUIRED'),
      v.rawCheck(({ dataset, addIssue }) => {
        const found = dataset.typed ? loginPasswordProblem(dataset.value) : null;
        if (found) addIssue({ message: found });
      }),
    ),
    repeated: v.string('REQUIRED'),
  }),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const found = repeatedPasswordProblem(dataset.value.newPassword, dataset.value.repeated);
      if (found) addIssue({ message: found });
    }),
    ['repeated'],
  ),
);
