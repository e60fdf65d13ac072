import * as v from 'valibot';
import { consumptionPasswordProblem } from '#schema/rules/access/credentials.ts';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { repeatedLike } from '#web/app/routes/account/new-password.schema.ts';

/** What allows other digits: those until now, or a code. */
export type DigitsProof = 'PRESENT' | 'CODE';

const filled = v.pipe(v.string('REQUIRED'), v.nonEmpty('REQUIRED'));

/**
 * Six digits, two times the same, with what allows them; `dateOfBirth` is the member's, whose
 * digits are refused.
 */
export const consumptionPasswordSchema = (by: DigitsProof, dateOfBirth: string) =>
  v.pipe(
    v.object({
      currentConsumptionPassword: by === 'PRESENT' ? filled : v.string(),
      code: by === 'CODE' ? CodeText : v.string(),
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
