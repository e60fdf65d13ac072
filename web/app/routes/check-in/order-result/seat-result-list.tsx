import { Box, Span } from '@chakra-ui/react';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { SeatResult } from './seat-results.ts';

const TONES = {
  CONFIRMED: 'success',
  HELD: 'warning',
  LOST: 'danger',
  NONE: 'neutral',
} as const satisfies Record<SeatResult['state'], string>;

type SeatResultListProps = {
  results: readonly SeatResult[];
  /**
   * Why the seat order was cancelled, if it was; `WITH_BOOKING` where seats are held until the
   * booking is paid.
   */
  cause: string | null;
};

/** Each passenger with the seat, and whether it is theirs. */
export function SeatResultList({ results, cause }: SeatResultListProps) {
  const { personName } = useFormat();
  return (
    <Panel>
      <List gap="4">
        {results.map(({ id, name, seat, state, documentNumber }) => (
          <Box
            as="li"
            key={id}
            display="flex"
            flexWrap="wrap"
            columnGap="4"
            justifyContent="space-between"
          >
            <span>
              <Span fontWeight="semibold" translate="no">
                {personName(name)}
              </Span>
              {documentNumber && (
                <Muted as="span" block>
                  <FormattedMessage
                    id="check-in-order-result.document"
                    values={{ number: <span translate="no">{documentNumber}</span> }}
                  />
                </Muted>
              )}
            </span>
            <Span display="inline-flex" gap="3" alignItems="center">
              {seat && (
                <Span className="text-code" fontSize="xl" fontWeight="semibold">
                  {seat}
                </Span>
              )}
              <Badge tone={TONES[state]}>
                <FormattedMessage
                  id="check-in-order-result.state"
                  values={{ state, cause: cause ?? 'NONE' }}
                />
              </Badge>
            </Span>
          </Box>
        ))}
      </List>
    </Panel>
  );
}
