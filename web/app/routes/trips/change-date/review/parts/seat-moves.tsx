import { Span } from '@chakra-ui/react';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { SeatMoveFragment } from './seat-move.gen.ts';

/**
 * What becomes of chosen seats: carried over, or given back with their money. Nothing where there
 * are none.
 */
export function SeatMoves({ seats }: { seats: readonly SeatMoveFragment[] }) {
  const { personName } = useFormat();
  if (seats.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="seat-moves">
      <PartHeading id="seat-moves">
        <FormattedMessage id="trips-change-date-review.seats" />
      </PartHeading>
      <List>
        {seats.map(({ passenger, from, to, refund }) => (
          <li key={`${passenger.id}${from}`}>
            <Span fontWeight="semibold" translate="no">
              {personName(passenger.name)}
            </Span>
            <Span display="block">
              <FormattedMessage
                id="trips-change-date-review.seat"
                values={{ from, to: to ?? 'NONE' }}
              />
            </Span>
            {refund.amount > 0 && (
              <Muted as="span" block>
                <FormattedMessage
                  id="page.seatRefund"
                  values={{ refund: <Money value={refund} /> }}
                />
              </Muted>
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
}
