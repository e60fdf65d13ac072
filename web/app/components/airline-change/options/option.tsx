import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import type { ChangeOption } from './change-option.ts';

type WayProps = {
  option: ChangeOption;
  /** What follows from it, said while it is open. */
  children: ReactNode;
  /** What takes it, while it is open. */
  action: ReactNode;
};

/**
 * One of the three ways: what it means, and the button; where it is refused the button says why.
 */
export function Way({ option: { action: kind, allowed, reason }, children, action }: WayProps) {
  const codeText = useCodeText();
  const why = `airline-change-${kind}-why`;
  return (
    <Stack
      as="li"
      gap="3"
      justify="space-between"
      padding="4"
      borderWidth="1px"
      borderRadius="md"
      borderColor="border"
    >
      <Stack gap="1">
        <h3 className="text-label">
          <FormattedMessage id="airline-change.way" values={{ action: kind }} />
        </h3>
        {allowed && children}
      </Stack>
      {allowed ? (
        action
      ) : (
        <Stack gap="2">
          <Muted id={why}>{reason && codeText(reason.code)}</Muted>
          <Button variant="secondary" wide aria-disabled aria-describedby={why}>
            <FormattedMessage id="airline-change.way.button" values={{ action: kind }} />
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
