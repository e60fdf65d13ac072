import { Box, Span, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { boardingPath } from '#web/app/components/check-in/check-in-paths.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Badge } from '#web/app/ui/badge.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { CheckInQuery } from './check-in.route.gen.ts';

type Records = CheckInQuery['viewer']['checkInRecords'];
type Record = Records['nodes'][number];

const TONES = {
  CHECKED_IN: 'success',
  CONFIRMING: 'warning',
  CANCELLED: 'neutral',
  NOT_CHECKED_IN: 'neutral',
} as const satisfies { [State in Record['state']]: string };

type RecordEntryProps = {
  /** All of one passenger on one flight, the latest first. */
  records: readonly [Record, ...Record[]];
  /**
   * The flight in the list of those that are open, which has its boarding passes; null where it is
   * none of them.
   */
  itineraryId: string | null;
};

/** A passenger on a flight as it is now, with what was done before. */
function RecordEntry({ records, itineraryId }: RecordEntryProps) {
  const to = useLocalePath();
  const { personName } = useFormat();
  const [{ state, passengerSegment }] = records;
  const { flight, checkIn } = passengerSegment;
  const name = personName(passengerSegment.name);
  return (
    <Box as="li" display="grid" gap="1">
      <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="1" justifyContent="space-between">
        <Span fontWeight="semibold" translate="no" overflowWrap="anywhere">
          {name}
        </Span>
        <Badge tone={TONES[state]}>
          <FormattedMessage id="check-in-overview.record.state" values={{ state }} />
        </Badge>
      </Box>
      <span>
        <span className="text-code">{flight.flightNumber}</span> {flight.origin.city} –{' '}
        {flight.destination.city}, <Day value={flight.departure.local.slice(0, 10)} />
      </span>
      <History records={records} />
      <Muted as="span">
        <FormattedMessage
          id="check-in-overview.record.left"
          values={{
            left: checkIn.cancellationsLeft,
            most: LIMITS.checkInCancellationsPerSegment,
            phone: BRAND.phone.display,
          }}
        />
      </Muted>
      {itineraryId && checkIn.state === 'CHECKED_IN' && state === 'CHECKED_IN' && (
        <span>
          <TextLink to={to(boardingPath(itineraryId))}>
            <FormattedMessage id="check-in-overview.record.pass" values={{ name }} />
          </TextLink>
        </span>
      )}
    </Box>
  );
}

/** What was done and when, the latest first. */
function History({ records }: Pick<RecordEntryProps, 'records'>) {
  const { moment } = useClock();
  return (
    <Box as="ul" display="grid" color="fg.muted" textStyle="small" listStyleType="none">
      {records.map(({ id, state, at, place, seatNumber, passengerSegment: { flight } }) => (
        <li key={id}>
          {records.length > 1 && (
            <>
              <FormattedMessage id="check-in-overview.record.state" values={{ state }} />
              {' · '}
            </>
          )}
          <FormattedMessage
            id="check-in-overview.record.when"
            values={{
              place: place ?? 'ONLINE',
              city: flight.origin.city,
              moment: moment(at, flight.departure.zone),
              seat: seatNumber ?? 'NONE',
            }}
          />
        </li>
      ))}
    </Box>
  );
}

/** One entry for each passenger on a flight, in the order of what was done last. */
const byPassenger = (records: readonly Record[]) =>
  [...Map.groupBy(records, ({ passengerSegment }) => passengerSegment.id)].flatMap(
    ([id, [latest, ...earlier]]) =>
      latest ? [{ id, records: [latest, ...earlier] as const }] : [],
  );

type RecordListProps = {
  records: Records;
  itineraries: CheckInQuery['viewer']['checkInItineraries'];
  /** The page of the list: without a cursor the latest. */
  path: '/checkIn' | '/checkIn/logged';
};

/**
 * What was checked in and cancelled, the latest first: all of a member, of a guest that of the
 * flights open here.
 */
export function RecordList({ records, itineraries, path }: RecordListProps) {
  const to = useLocalePath();
  const { nodes, pageInfo } = records;
  const { hasNextPage, hasPreviousPage, endCursor } = pageInfo;
  const itineraryOf = (passengerId: string) =>
    itineraries.find(({ passengerSegments: passengers }) =>
      passengers.some(({ id }) => id === passengerId),
    )?.id;
  return (
    <Stack as="section" aria-labelledby="check-in-records" gap="4">
      <h2 className="text-h2" id="check-in-records">
        <FormattedMessage id="check-in-overview.records" />
      </h2>
      {nodes.length === 0 ? (
        <Muted size="md">
          <FormattedMessage id="check-in-overview.records.none" />
        </Muted>
      ) : (
        <Panel>
          <List gap="5">
            {byPassenger(nodes).map(({ id, records: own }) => (
              <RecordEntry key={id} records={own} itineraryId={itineraryOf(id) ?? null} />
            ))}
          </List>
        </Panel>
      )}
      {(hasNextPage || hasPreviousPage) && (
        <ButtonRow>
          {hasPreviousPage && (
            <LinkButton variant="secondary" to={to(path)}>
              <FormattedMessage id="check-in-overview.records.latest" />
            </LinkButton>
          )}
          {hasNextPage && endCursor && (
            <LinkButton
              variant="secondary"
              to={to(`${path}?${new URLSearchParams({ after: endCursor })}`)}
            >
              <FormattedMessage id="check-in-overview.records.earlier" />
            </LinkButton>
          )}
        </ButtonRow>
      )}
    </Stack>
  );
}
