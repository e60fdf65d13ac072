import { Box } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { typeAdvice } from './type-advice.ts';

/**
 * Says as what a person of this age travels, and offers to search for that party; what is typed is
 * found again there.
 */
export function TypeNotice({ member }: { member: PartyMember }) {
  const { day } = useFormat();
  const { trip, today, searchFor } = useBooking();
  const { control } = useFormContext<BookingValues>();
  const born = useWatch({
    control,
    name: `passengers.${member.key}.dateOfBirth`,
  });
  const advice = typeAdvice(member, born ?? '', trip, today);
  return (
    <Box role="status" paddingTop={advice ? '4' : undefined}>
      {advice && (
        <Notice tone="warning">
          <p>
            {advice.turnsTwo ? (
              <FormattedMessage
                id="booking-passengers.turnsTwo"
                values={{ day: day(advice.turnsTwo) }}
              />
            ) : (
              <FormattedMessage
                id="booking-passengers.otherType"
                values={{ day: day(trip.days[0]), age: advice.age, type: advice.type }}
              />
            )}
          </p>
          {advice.party && (
            <TextLink to={searchFor(advice.party)}>
              <FormattedMessage id="booking-passengers.otherType.search" values={advice.party} />
            </TextLink>
          )}
        </Notice>
      )}
    </Box>
  );
}
