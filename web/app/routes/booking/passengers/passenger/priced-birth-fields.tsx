import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { BirthFields } from '#web/app/components/traveller-form/birth-fields.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { TypeNotice } from './type-notice.tsx';

/**
 * Gender and date of birth; an age that does not fit the type is reported as soon as the date is
 * there.
 */
export function PricedBirthFields({ member }: { member: PartyMember }) {
  const intl = useIntl();
  const { day } = useFormat();
  const { trip } = useBooking();
  const hint = intl.formatMessage(
    { id: 'booking-passengers.dateOfBirth.hint' },
    {
      type: member.type,
      adult: LIMITS.adultFromAge,
      child: LIMITS.childFromAge,
      oldestChild: LIMITS.adultFromAge - 1,
      infantDays: LIMITS.infantFromDays,
      day: day(trip.days[0]),
    },
  );
  return (
    <div>
      <BirthFields at={`passengers.${member.key}`} hint={hint} birthday={member.key === 'adt1'} />
      <TypeNotice member={member} />
    </div>
  );
}
