import * as v from 'valibot';
import { consumptionPasswordProblem } from '#schema/rules/access/credentials.ts';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { repeatedLike } from '#web/app/routes/account/new-password.schema.ts';

/** The code and six digits, two times the same; `dateOfBirth` is the member's, whose digits are refused. */
export const consumptionPasswordSchema = (dateOfBirth: string) =>
  v.pipe(
    v.object({
      code: CodeText,
      consumptionPassword: v.pipe(
        v.string('REQUIRED'),
        v.rawCheck(({ dataset, addIssue }) => {
          const found = dataset.typed
            ? consumptionPasswordProblem(dataset.value, dateOfBirth)
            : null;
          if (found) addIssue({ message: found });
        }),
      ),
      repeated: v.string('REQUIRED'),
    }),
    v.forward(
      repeatedLike(({ consumptionPassword }) => consumptionPassword),
      ['repeated'],
    ),
  );
