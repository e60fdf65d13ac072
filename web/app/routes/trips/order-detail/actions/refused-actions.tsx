import { Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import type { GroupedActions } from './group-actions.ts';

/** What cannot be done now and may be later, with the reason where the buttons are. */
export function RefusedActions({ reason, actions }: GroupedActions['refused'][number]) {
  const id = useId();
  const codeText = useCodeText();
  return (
    <Stack gap="2" paddingTop="2">
      <Muted id={id}>{codeText(reason)}</Muted>
      {actions.map((action) => (
        <Button key={action} variant="secondary" wide aria-disabled aria-describedby={id}>
          <FormattedMessage id="trips-order-detail.action" values={{ action }} />
        </Button>
      ))}
    </Stack>
  );
}
