import { Box, Span } from '@chakra-ui/react';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Badge } from '#web/app/ui/badge.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import type { CheckInPersonFragment } from './check-in-person.gen.ts';
import { statusOf, verdictOn } from './check-in-status.ts';

const TONES = {
  CHECKED_IN: 'success',
  CONFIRMING: 'warning',
  READY: 'info',
  REFUSED: 'neutral',
} as const;

/** A passenger with seat and check-in, and why it cannot be done where it cannot. */
export function PersonRow({ person }: { person: CheckInPersonFragment }) {
  const { personName } = useFormat();
  const codeText = useCodeText();
  const { name, seat, accompanyingAdult: adult } = person;
  const status = statusOf(person);
  const reason = verdictOn(person, 'CHECK_IN')?.reason;
  const follows = adult !== null && status === 'REFUSED';
  return (
    <Box as="li" display="grid" gap="1">
      <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="1" justifyContent="space-between">
        <Span fontWeight="semibold" translate="no" overflowWrap="anywhere">
          {personName(name)}
        </Span>
        <Span display="inline-flex" gap="3" alignItems="center">
          {seat && <span className="text-code">{seat.number}</span>}
          {!follows && (
            <Badge tone={TONES[status]}>
              <FormattedMessage id="check-in.status" values={{ status }} />
            </Badge>
          )}
        </Span>
      </Box>
      {follows && (
        <Muted as="span">
          <FormattedMessage id="check-in.follows" values={{ adult: personName(adult.name) }} />
        </Muted>
      )}
      {!follows && status === 'REFUSED' && reason && (
        <Muted as="span">{codeText(reason.code)}</Muted>
      )}
    </Box>
  );
}
