import * as v from 'valibot';
import { loginPasswordProblem, repeatedPasswordProblem } from '#schema/rules/access/credentials.ts';
import { ruledText } from './rule-check.ts';

/** A new login password. */
export const NewPasswordText = ruledText(loginPasswordProblem);

/**
 * Of a form in which a new password is typed two times: `password` reads the first; an empty one
 * that may be left out is not repeated.
 */
export const repeatedLike = <Values extends { readonly repeated: string }>(
  password: (values: Values) => string | null,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const typed = password(dataset.value);
    const found = typed === null ? null : repeatedPasswordProblem(typed, dataset.value.repeated);
    if (found) addIssue({ message: found });
  });
