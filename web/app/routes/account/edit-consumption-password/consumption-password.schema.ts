import * as v from 'valibot';
import {
  consumptionPasswordProblem,
  repeatedPasswordProblem,
} from '#schema/rules/access/credentials.ts';
import { CodeText } from '#web/app/forms/code/code-text.ts';

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
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const { consumptionPassword, repeated } = dataset.value;
        const found = repeatedPasswordProblem(consumptionPassword, repeated);
        if (found) addIssue({ message: found });
      }),
      ['repeated'],
    ),
  );
