import { chakra, Text } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { FlightSegmentsQuery } from './flight-segments.route.gen.ts';

type Member = NonNullable<FlightSegmentsQuery['viewer']['member']>;
type SegmentTotalsProps = Pick<Member, 'card' | 'flownSegments'>;

const SHOWN = ['pastTwelveMonths', 'qualifying'] as const;

/**
 * How many segments there are, how many of them count for the level, and how many more keep the
 * card.
 */
export function SegmentTotals({ card, flownSegments }: SegmentTotalsProps) {
  const { day } = useFormat();
  const { neededForRenewal } = flownSegments;
  const until = card.validUntil && day(card.validUntil);
  return (
    <Panel as="section">
      <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(9rem, 1fr))" gap="4">
        {SHOWN.map((total) => (
          <div key={total}>
            <Muted as="dt">
              <FormattedMessage id={`account-flight-segments.${total}`} />
            </Muted>
            <chakra.dd textStyle="figure">
              <FormattedNumber value={flownSegments[total]} />
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
      {neededForRenewal !== null && (
        <Text marginTop="3">
          <FormattedMessage
            id="account-flight-segments.needed"
            values={{ count: neededForRenewal, day: until }}
          />
        </Text>
      )}
    </Panel>
  );
}
