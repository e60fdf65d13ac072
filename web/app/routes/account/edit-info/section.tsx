import { Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { Panel } from '#web/app/ui/panel.tsx';

/** A part of the page under its heading. */
export function Section({ title, children }: { title: MessageId; children: ReactNode }) {
  // `profile`, `contacts`: other pages link to it
  const name = title.slice(title.lastIndexOf('.') + 1);
  const id = useId();
  return (
    <Panel as="section" id={name} aria-labelledby={id} tabIndex={-1}>
      <Stack gap="4">
        <h2 className="text-h3" id={id}>
          <FormattedMessage id={title} />
        </h2>
        {children}
      </Stack>
    </Panel>
  );
}
