import { checkInTimes } from '#schema/rules/check-in/check-in-times.ts';
import { terminalNumber } from '#web/app/components/itinerary/terminal-number.ts';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import { dayIn } from '#web/app/i18n/format/days.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { AirportLink } from './airport-link.tsx';
import type { BookedTripFragment } from './booked-trip.gen.ts';

type Bound = BookedTripFragment['bounds'][number];

function BoundCheckIn({ bound, label }: { bound: Bound; label: string }) {
  const { moment, time } = useClock();
  const [first] = bound.itinerary.segments;
  const last = bound.itinerary.segments.at(-1);
  if (!first || !last) return null;
  const { departure, departureTerminal, origin, flightNumber } = first;
  const { zone } = departure;
  const times = checkInTimes(new Date(departure.instant), origin.code);
  const isSameDay = dayIn(times.opensAt, zone) === dayIn(times.closesAt, zone);
  return (
    <li>
      <p>
        <strong>
          {label} <span className="text-code">{flightNumber}</span>
        </strong>
      </p>
      <p>
        <FormattedMessage
          id="booking-payment.booked.checkIn.times"
          values={{
            opens: moment(times.opensAt, zone, 'weekday'),
            closes: isSameDay
              ? time(times.closesAt, zone)
              : moment(times.closesAt, zone, 'weekday'),
          }}
        />
      </p>
      <p>
        <FormattedMessage
          id="booking-payment.booked.checkIn.gate"
          values={{ time: time(times.gateClosesAt, zone) }}
        />
      </p>
      <p>
        <FormattedMessage
          id="booking-payment.booked.checkIn.from"
          values={{ airport: <AirportLink airport={origin} /> }}
        />
        {departureTerminal && (
          <>
            {' · '}
            <FormattedMessage
              id="itinerary.terminal"
              values={{ terminal: terminalNumber(departureTerminal) }}
            />
          </>
        )}
      </p>
      <p>
        <FormattedMessage
          id="booking-payment.booked.checkIn.to"
          values={{ airport: <AirportLink airport={last.destination} /> }}
        />
      </p>
    </li>
  );
}

/**
 * When and where to check in, bound by bound, on the clock of the airport; with the way to both
 * airports' pages.
 */
export function CheckInTimes({ order: { bounds, tripType } }: { order: BookedTripFragment }) {
  const label = useBoundLabel();
  return (
    <>
      <List gap="4">
        {bounds.map((bound) => (
          <BoundCheckIn key={bound.index} bound={bound} label={label(tripType, bound.index)} />
        ))}
      </List>
      <Muted>
        <FormattedMessage id="page.localTimes" />
      </Muted>
    </>
  );
}
