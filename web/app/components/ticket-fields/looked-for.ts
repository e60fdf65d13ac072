import * as v from 'valibot';
import {
  nameInTwoParts,
  nameProblem,
  type TwoPartName,
  ticketName,
} from '#schema/rules/travellers/names.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';

/** One of the two fields of a name, ruled as the gateway rules it. */
export const NamePart = v.pipe(
  v.string('REQUIRED'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed && nameProblem(dataset.value);
    if (problem) addIssue({ message: problem });
  }),
);

/** The name as tickets write it, which is what the gateway asks for: `WANG/MEILIN`. */
export const lookedForName = (typed: TwoPartName): string => ticketName(nameInTwoParts(typed));

/**
 * The gateway knows one name where the form has two fields: what it refuses is said at the first.
 */
export const atLastName = (error: UserError): UserError =>
  error.path[0] === 'name' ? { ...error, path: ['lastName'] } : error;
