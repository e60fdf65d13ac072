import * as v from 'valibot';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { NewPasswordText, repeatedLike } from '#web/app/routes/account/new-password.schema.ts';

/** What allows a new login password: the present one, or a code. */
export type PasswordProof = 'PASSWORD' | 'CODE';

const filled = v.pipe(v.string('REQUIRED'), v.nonEmpty('REQUIRED'));

/** The new password two times the same, with what allows it, ruled as the gateway rules them. */
export const changePasswordSchema = (by: PasswordProof) =>
  v.pipe(
    v.object({
      currentPassword: by === 'PASSWORD' ? filled : v.string(),
      code: by === 'CODE' ? CodeText : v.string(),
      newPassword: NewPasswordText,
      repeated: v.string('REQUIRED'),
    }),
    v.forward(
      repeatedLike(({ newPassword }) => newPassword),
      ['repeated'],
    ),
  );
