import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { MembershipFields } from '#web/app/components/traveller-form/membership-fields.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { Fold } from '#web/app/ui/disclosure/fold.tsx';

/**
 * What a traveller may add: a frequent-flyer number and a phone. Folded away until wanted, filled
 * in, or wrong.
 */
export function MoreFields({ member: { key } }: { member: PartyMember }) {
  const { control, formState } = useFormContext<BookingValues>();
  const [wanted, setWanted] = useState(false);
  const at = `passengers.${key}` as const;
  const typed = useWatch({
    control,
    name: [`${at}.frequentFlyer.airline`, `${at}.frequentFlyer.number`, `${at}.phone.number`],
  });
  const filled = typed.some(Boolean);
  const wrong = Boolean(
    get(formState.errors, `${at}.frequentFlyer`) || get(formState.errors, `${at}.phone`),
  );
  const isOpen = wanted || filled || wrong;
  return (
    <Box paddingTop="2.5" borderTopWidth="1px">
      <Fold
        summary={<FormattedMessage id="booking-passengers.more" />}
        open={isOpen}
        onToggle={(event) => setWanted(event.currentTarget.open)}
        size="md"
      >
        {isOpen && (
          <Box display="grid" gap="5" marginTop="2.5">
            <MembershipFields at={at} />
          </Box>
        )}
      </Fold>
    </Box>
  );
}
