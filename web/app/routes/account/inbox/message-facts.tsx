import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import type { MessageRowFragment } from './message-row.gen.ts';

type MessageFactsProps = {
  message: Pick<MessageRowFragment, 'kind' | 'createdAt'>;
  /** In front of the kind. */
  children?: ReactNode;
};

/** What kind of message it is, and when it was written. */
export function MessageFacts({ message: { kind, createdAt }, children }: MessageFactsProps) {
  const { moment } = useClock();
  return (
    <Flex gap="2" align="center" wrap="wrap" fontSize="sm">
      {children}
      <Badge>
        <FormattedMessage id={`account-inbox.kind.${kind}`} />
      </Badge>
      <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
        <FormattedMessage
          id="account-inbox.writtenAt"
          values={{ time: moment(createdAt, BRAND.commercialZone) }}
        />
      </Text>
    </Flex>
  );
}
