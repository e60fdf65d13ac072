import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import { ServicePhone } from '#web/app/components/service-phone/service-phone.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { ByOwnCode } from '#web/app/routes/account/confirm-contact/by-own-code.tsx';
import type { EditedMemberFragment } from '#web/app/routes/account/edit-info/edited-member.gen.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { ClosingForm } from './closing.form.tsx';

/**
 * Closing the account: what becomes of points and bookings is said before the code is sent
 * (RULES 10.19 and 10.31).
 */
export function Closing({
  closesOn,
  credentials,
}: Pick<EditedMemberFragment, 'closesOn' | 'credentials'>) {
  const { day } = useFormat();
  const [asked, setAsked] = useState(false);
  const phone = <ServicePhone key="phone" />;
  if (closesOn)
    return (
      <Notice tone="warning">
        <FormattedMessage
          id="account-edit-info.closing.closesOn"
          values={{ day: day(closesOn), phone }}
        />
      </Notice>
    );
  return (
    <Stack gap="4" alignItems="flex-start">
      <p>
        <FormattedMessage
          id="account-edit-info.closing.terms"
          values={{ days: MEMBERSHIP_TERMS.closingWorkingDays, phone }}
        />
      </p>
      <Stack as="ul" gap="2" listStyleType="disc" paddingInlineStart="5">
        {(['points', 'orders', 'open'] as const).map((one) => (
          <li key={one}>
            <FormattedMessage id={`account-edit-info.closing.${one}`} />
          </li>
        ))}
      </Stack>
      {asked ? (
        <ByOwnCode purpose="CLOSE_ACCOUNT" contacts={credentials.contacts}>
          {(sent) => <ClosingForm sent={sent} />}
        </ByOwnCode>
      ) : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          <FormattedMessage id="account-edit-info.closing.begin" />
        </Button>
      )}
    </Stack>
  );
}
