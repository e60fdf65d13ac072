import { Box, Grid, Text } from '@chakra-ui/react';
import { ConvertedNote } from '#web/app/components/converted-price/converted-note.tsx';
import type { AskedChange } from '#web/app/components/date-change/change-paths.ts';
import { BoundHeading } from '#web/app/components/flight-results/list/bound-heading.tsx';
import { FlightList } from '#web/app/components/flight-results/list/flight-list.tsx';
import { ListToolbar } from '#web/app/components/flight-results/list/list-toolbar.tsx';
import { PhoneFold } from '#web/app/components/flight-results/list/phone-fold.tsx';
import { dayIn } from '#web/app/i18n/format/days.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { BookedTicket } from './booked-ticket.tsx';
import { ChangeRibbon } from './change-ribbon.tsx';
import { ChangeRow } from './change-row.tsx';
import type { LoadedChange } from './load-change.ts';
import { optionKey } from './option-key.ts';
import type { TripToChangeFragment } from './trip-to-change.gen.ts';
import { useChangeOffer } from './use-change-offer.ts';

/**
 * No other flight on that day, or none with seats for everyone: the days around say where there
 * are.
 */
function NoChange({ date }: { date: string }) {
  return (
    <EmptyState
      headingLevel="h3"
      title={
        <FormattedMessage
          id="trips-change-date-choose-flight.none"
          values={{ date: <Day value={date} style="weekday" /> }}
        />
      }
    >
      <p>
        <FormattedMessage id="trips-change-date-choose-flight.none.text" />
      </p>
    </EmptyState>
  );
}

export type ChangeChoiceProps = {
  asked: AskedChange;
  change: LoadedChange;
  order: TripToChangeFragment;
  /** Which of the bounds that change is chosen now, counted from 0. */
  at: number;
};

/**
 * New flights for one bound, with the days around it and what each costs more than what is booked.
 */
export function ChangeChoice({ asked, change, order, at }: ChangeChoiceProps) {
  const making = useChangeOffer(
    asked,
    change.bounds.chosen.map(({ fareId }) => fareId),
  );
  const { flights, ribbon } = change.answer;
  const { index = 0, date = '' } = asked.bounds[at] ?? {};
  const bound = order.bounds.find((one) => one.index === index);
  const booked = bound?.itinerary;
  const [first] = booked?.segments ?? [];
  const last = booked?.segments.at(-1);
  if (!bound || !booked || !first || !last) return null;
  const { departure } = booked;
  const validUntil = order.tickets
    .filter(({ passenger }) => asked.passengers.includes(passenger.id))
    .map((ticket) => ticket.validUntil)
    .toSorted()[0];
  const amounts = flights.map(({ lowestTotalDue }) => lowestTotalDue.amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return (
    <section aria-labelledby="bound-heading">
      <Grid templateColumns={{ lg: 'minmax(0, 1fr) 22rem' }} columnGap="8" alignItems="end">
        <Box minWidth="0">
          <BoundHeading
            tripType={order.tripType}
            index={index}
            origin={first.origin.city}
            destination={last.destination.city}
            date={date}
          />
          <Text hideFrom="lg" marginTop="-2" marginBottom="4" color="fg.muted" textStyle="small">
            <FormattedMessage
              id="trips-change-date-choose-flight.booked"
              values={{
                day: <Day value={departure.local.slice(0, 10)} style="weekday" />,
                time: <Time instant={departure.instant} zone={departure.zone} />,
                flights: booked.segments.map(({ flightNumber }) => flightNumber).join(', '),
              }}
            />
          </Text>
          {change.bounds.isGone && (
            <Notice tone="warning" role="alert">
              <FormattedMessage id="flight-results.gone" />
            </Notice>
          )}
          <PhoneFold
            days={
              <ChangeRibbon
                days={ribbon}
                asked={asked}
                at={at}
                date={date}
                today={dayIn(order.serverNow, departure.zone)}
                validUntil={validUntil ?? date}
              />
            }
            filters={
              flights.length > 0 && <ListToolbar shown={flights.length} all={flights.length} />
            }
          />
        </Box>
        <Box hideBelow="lg" marginBottom="4">
          <BookedTicket bound={bound} />
        </Box>
      </Grid>
      {flights.length > 0 ? (
        <FlightList>
          {flights.map((option) => (
            <li key={optionKey(option)}>
              <ChangeRow
                option={option}
                passengers={asked.passengers.length}
                isLowest={least < most && option.lowestTotalDue.amount === least}
                choice={{ own: bound.brand, at, count: asked.bounds.length, making }}
              />
            </li>
          ))}
        </FlightList>
      ) : (
        <NoChange date={date} />
      )}
      <Text marginTop="4" color="fg.muted" fontSize="xs">
        <FormattedMessage id="page.localTimes" /> <ConvertedNote />
      </Text>
    </section>
  );
}
