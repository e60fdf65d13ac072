import type { UserError } from '#web/app/apollo/user-errors.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';

/** The gateway's errors with the paths of the form; what concerns the order has none. */
export const correctionErrors = ({ key }: PartyMember, errors: readonly UserError[]): UserError[] =>
  errors.map(({ code, path: [whole, ...field], reference = null }) => {
    if (whole !== 'passenger' || field.length === 0) return { code, path: [], reference };
    const place = field.join('.') === 'phone' ? ['phone', 'number'] : field;
    return { code, path: ['passengers', key, ...place] };
  });
