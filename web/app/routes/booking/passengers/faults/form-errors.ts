import type { UserError } from '#web/app/apollo/user-errors.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { PARTY_FIELD } from './party-field.ts';

/** What has a field of its own though the gateway names the whole it belongs to. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  passengers: [PARTY_FIELD],
  'contact.phone': ['contact', 'phone', 'number'],
};

/** The gateway's errors with the paths of the form, in which travellers have keys and no places. */
export const formErrors = <TError extends UserError>(
  members: readonly PartyMember[],
  errors: readonly TError[],
): UserError[] =>
  errors.map(({ code, path }) => {
    const [first, place, ...rest] = path;
    const member = first === 'passengers' ? members[Number(place)] : undefined;
    if (member) return { code, path: ['passengers', member.key, ...rest] };
    return { code, path: WITHIN[path.join('.')] ?? (rest.length > 0 || place ? path : []) };
  });
