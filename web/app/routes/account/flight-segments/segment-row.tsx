import { chakra, Flex, Text } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import type { FlownRecordFragment } from './flown-record.gen.ts';

/**
 * One record: what caused it and when, how many segments, and the status points that came with it.
 */
export function SegmentRow({ record }: { record: FlownRecordFragment }) {
  const { source, flight, flightNumber, date, change, qualifying, statusPoints } = record;
  return (
    <Flex as="li" justify="space-between" gap="4" paddingBlock="3" borderTopWidth="1px">
      <div>
        <p>
          {flightNumber && <span translate="no">{flightNumber} </span>}
          {flight && (
            <span translate="no">
              {flight.origin.code}–{flight.destination.code}{' '}
            </span>
          )}
          {source !== 'FLIGHT' && (
            <FormattedMessage id="account-flight-segments.source" values={{ source }} />
          )}
        </p>
        <Muted>
          <Day value={date} />
        </Muted>
        {!qualifying && (
          <Muted>
            <FormattedMessage id="account-flight-segments.notQualifying" />
          </Muted>
        )}
      </div>
      <chakra.div textAlign="end" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <Text fontWeight="semibold">
          <FormattedNumber value={change} signDisplay="always" />
        </Text>
        <Muted>
          <FormattedMessage
            id="account-flight-segments.statusPoints"
            values={{ points: statusPoints }}
          />
        </Muted>
      </chakra.div>
    </Flex>
  );
}
