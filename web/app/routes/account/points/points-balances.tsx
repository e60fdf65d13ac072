import { Box, Text } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { PointsQuery } from './points.route.gen.ts';
import { PointsFigures } from './points-figures.tsx';

type Points = NonNullable<PointsQuery['viewer']['member']>['points'];

/** The three balances, and what comes and goes next. */
export function PointsBalances({ points }: { points: Omit<Points, 'statement'> }) {
  const { moment } = useClock();
  return (
    <Panel as="section">
      <PointsFigures points={points} />
      {points.heldUntil && (
        <Notice tone="warning">
          <FormattedMessage
            id="account-points.heldUntil"
            values={{ moment: moment(points.heldUntil, BRAND.commercialZone) }}
          />
        </Notice>
      )}
      {points.expiring.length > 0 && (
        <Box as="section" aria-labelledby="expiring" marginTop="4">
          <PartHeading id="expiring">
            <FormattedMessage id="account-points.expiring" />
          </PartHeading>
          <List gap="1">
            {points.expiring.map(({ on, points: count }) => (
              <li key={on}>
                <FormattedMessage
                  id="account-points.nextExpiry"
                  values={{ points: count, day: <Day value={on} /> }}
                />
              </li>
            ))}
          </List>
        </Box>
      )}
      {points.expected.map(({ flight, points: count, expectedBy }) => (
        <Text key={flight.id} marginTop="3">
          <FormattedMessage
            id="account-points.expected"
            values={{
              points: count,
              flight: <span translate="no">{flight.flightNumber}</span>,
              day: <Day value={expectedBy} />,
            }}
          />
        </Text>
      ))}
    </Panel>
  );
}
