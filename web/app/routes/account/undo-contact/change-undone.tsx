import { Stack } from '@chakra-ui/react';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';

/** The contacts are as before: what was done with it, and the way to a new password. */
export function ChangeUndone() {
  const to = useLocalePath();
  return (
    <Panel>
      <Stack gap="5" alignItems="flex-start">
        <p>
          <FormattedMessage
            id="account-undo-contact.done"
            values={{ hours: LIMITS.pointsHoldHours }}
          />
        </p>
        <LinkButton to={to('/resetPassword')} size="lg">
          <FormattedMessage id="account-undo-contact.setPassword" />
        </LinkButton>
      </Stack>
    </Panel>
  );
}
