import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Time } from '#web/app/i18n/format/zone-time.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { SeatedPassengerFragment } from './seated-passenger.gen.ts';

/**
 * The flight for which seats are chosen, in one line: "MG523, Shanghai to Tokyo, 24 Dec 2026,
 * 09:15".
 */
export function FlightOfSeats({ flight }: Pick<SeatedPassengerFragment, 'flight'>) {
  const { flightNumber, origin, destination, departure } = flight;
  return (
    <FormattedMessage
      id="seat-order.flight"
      values={{
        number: <span className="text-code">{flightNumber}</span>,
        origin: origin.city,
        destination: destination.city,
        day: <Day value={departure.local.slice(0, 10)} />,
        time: <Time instant={departure.instant} zone={departure.zone} />,
      }}
    />
  );
}
