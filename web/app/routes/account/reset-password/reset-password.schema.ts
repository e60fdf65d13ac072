import * as v from 'valibot';
import { repeatedPasswordProblem } from '#schema/rules/access/credentials.ts';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { NewPasswordText } from '#web/app/routes/account/new-password.schema.ts';

/** The code and the new password, two times the same, ruled as the gateway rules them. */
export const ResetSchema = v.pipe(
  v.object({
    code: CodeText,
    newPassword: NewPasswordText,
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
