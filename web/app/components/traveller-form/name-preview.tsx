import { chakra, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { type NameParts, useNameParts } from './use-name-parts.ts';

/**
 * The name on the ticket, while it is typed: `CHAN/TAIMAN`; hyphens, spaces and accents are left
 * out (RULES 2.11).
 */
export function NamePreview({ at }: { at: string }) {
  return <TicketName {...useNameParts(at)} />;
}

const TicketName = memo(function TicketName({ last, first }: NameParts) {
  const intl = useIntl();
  const words = (part: 'last' | 'first') =>
    intl.formatMessage({ id: `traveller-form.onTicket.${part}` });
  const isWhole = last !== null && first !== null;
  return (
    <Text marginTop="-2" color="fg.muted" fontSize="sm">
      <FormattedMessage
        id="traveller-form.onTicket"
        values={{
          name: (
            <chakra.strong
              key="name"
              color={isWhole ? 'fg' : 'fg.muted'}
              fontWeight={isWhole ? 'semibold' : 'medium'}
              letterSpacing="0.02em"
              overflowWrap="anywhere"
            >
              {`${last ?? words('last')}/${first ?? words('first')}`}
            </chakra.strong>
          ),
        }}
      />
    </Text>
  );
});
