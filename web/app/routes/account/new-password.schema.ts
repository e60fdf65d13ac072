import { loginPasswordProblem } from '#schema/rules/access/credentials.ts';
import { ruledText } from './ruled-by.ts';

/** A new login password. */
export const NewPasswordText = ruledText(loginPasswordProblem);
