import type { Fault } from '#web/app/components/traveller-form/fault.ts';
import { bookingFaults } from '#web/app/routes/booking/passengers/faults/booking-faults.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';

/**
 * The field of the corrected passenger that a fault elsewhere comes from: the others were right
 * before.
 */
function causeOf({ key, type }: PartyMember, { field }: Fault): string {
  const at = `passengers.${key}`;
  if (field.startsWith(`${at}.`)) return field;
  if (field.startsWith('contact.')) return `${at}.phone.number`;
  if (field.endsWith('.document.number')) return `${at}.document.number`;
  return type === 'INF' ? `${at}.accompanyingAdultKey` : `${at}.dateOfBirth`;
}

/**
 * Everything wrong with a booking in which one passenger is corrected, at the fields of that
 * passenger.
 */
export const correctionFaults =
  (member: PartyMember): typeof bookingFaults =>
  (...booking) => {
    const found = bookingFaults(...booking).map((fault) => ({
      ...fault,
      field: causeOf(member, fault),
    }));
    return found.filter(
      ({ field }, index) => found.findIndex((one) => one.field === field) === index,
    );
  };
