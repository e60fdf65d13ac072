import * as v from 'valibot';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { NewPasswordText, repeatedLike } from '#web/app/routes/account/new-password.schema.ts';

/** The code and the new password, two times the same, ruled as the gateway rules them. */
export const ResetSchema = v.pipe(
  v.object({
    code: CodeText,
    newPassword: NewPasswordText,
    repeated: v.string('REQUIRED'),
  }),
  v.forward(
    repeatedLike(({ newPassword }) => newPassword),
    ['repeated'],
  ),
);
