import { chakra, Flex, Text } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import type { PointsRowFragment } from './points-row.gen.ts';
import { PointsSubject } from './points-subject.tsx';

/** One change of points: why and when, how many, and the balance after it. */
export function PointsRow({ entry }: { entry: PointsRowFragment }) {
  const { source, flight, subject, recordedOn, expiresOn, change, balance } = entry;
  return (
    <Flex as="li" justify="space-between" gap="4" paddingBlock="3" borderTopWidth="1px">
      <div>
        <p>
          <FormattedMessage id="account-points.source" values={{ source }} />
          {flight && <span translate="no"> {flight.flightNumber}</span>}
        </p>
        <PointsSubject subject={subject} />
        <Muted>
          <Day value={recordedOn} />
        </Muted>
        {expiresOn && (
          <Muted>
            <FormattedMessage
              id="account-points.expires"
              values={{ day: <Day value={expiresOn} /> }}
            />
          </Muted>
        )}
      </div>
      <chakra.div textAlign="end" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <Text fontWeight="semibold">
          <FormattedNumber value={change} signDisplay="always" />
        </Text>
        <Muted>
          <FormattedMessage id="account-points.balance" values={{ balance }} />
        </Muted>
      </chakra.div>
    </Flex>
  );
}
