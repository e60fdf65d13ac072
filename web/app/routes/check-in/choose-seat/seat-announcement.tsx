import { Box } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import type { Said } from './choice.ts';

/** What became of the last press on a seat. */
export function SeatAnnouncement({ said }: { said: Said | null }) {
  const codeText = useCodeText();
  return (
    <Box role="status" css={{ '&:empty': { position: 'absolute' } }}>
      {said?.kind === 'REFUSED' && (
        <FormattedMessage
          id="check-in-choose-seat.refused"
          values={{ seat: said.seat, reason: codeText(said.code) }}
        />
      )}
      {said?.kind === 'NOT_FREE' && (
        <FormattedMessage
          id="check-in-choose-seat.notFree"
          values={{ seat: said.seat, state: said.state }}
        />
      )}
      {said && 'who' in said && (
        <FormattedMessage
          id="check-in-choose-seat.said"
          values={{ kind: said.kind, who: said.who, seat: said.seat }}
        />
      )}
    </Box>
  );
}
