import { chakra, Text } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { PointsQuery } from './points.route.gen.ts';

type Points = NonNullable<PointsQuery['viewer']['member']>['points'];

const SHOWN = ['available', 'frozen', 'expiringWithinYear'] as const;

/** The three balances, and what comes and goes next. */
export function PointsBalances({ points }: { points: Omit<Points, 'statement'> }) {
  const [next] = points.expiring;
  return (
    <Panel as="section">
      <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(9rem, 1fr))" gap="4">
        {SHOWN.map((balance) => (
          <div key={balance}>
            <chakra.dt color="fg.muted" textStyle="small">
              <FormattedMessage id={`account-points.${balance}`} />
            </chakra.dt>
            <chakra.dd textStyle="h2" fontVariantNumeric="tabular-nums">
              <FormattedNumber value={points[balance]} />
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
      {next && (
        <Text marginTop="3">
          <FormattedMessage
            id="account-points.nextExpiry"
            values={{ points: next.points, day: <Day value={next.on} /> }}
          />
        </Text>
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
