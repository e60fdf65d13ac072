import { Box } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { Notice } from '#web/app/ui/notice.tsx';

type NeedsScriptsProps = {
  /** Says what does not work, with `{phone}` in it. */
  id: MessageId & `${string}.needsScripts`;
  /** Where no grid around it keeps a distance. */
  apart?: boolean;
};

/** For a browser without scripts: what does not work here, and the phone. */
export function NeedsScripts({ id, apart = false }: NeedsScriptsProps) {
  return (
    <noscript>
      <Box {...(apart && { marginBottom: '6' })}>
        <Notice>
          <p>
            <FormattedMessage id={id} values={{ phone: BRAND.phone.display }} />
          </p>
        </Notice>
      </Box>
    </noscript>
  );
}
