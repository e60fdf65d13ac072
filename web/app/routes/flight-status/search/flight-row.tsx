import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { flightDetailsAddress } from '#web/app/components/flight-day/flight-day-address.ts';
import type { FlightLineFragment } from '#web/app/components/flight-day/flight-line.gen.ts';
import { FlightState, Punctuality } from '#web/app/components/flight-day/flight-state.tsx';
import { FlightTrack } from '#web/app/components/flight-day/flight-track.tsx';
import { updatedTimes } from '#web/app/components/flight-day/time-kind.ts';
import { UpdatedTime } from '#web/app/components/flight-day/updated-time.tsx';
import { terminalNumber } from '#web/app/components/itinerary/terminal-number.ts';
import { Duration } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PlaneShape } from '#web/app/scenes/stage/plane-shape.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './flight-row.module.css';

type EndProps = {
  kind: 'departs' | 'arrives';
  flight: FlightLineFragment;
};

function End({ kind, flight }: EndProps) {
  const { segment, departure, arrival, state } = flight;
  const isDeparture = kind === 'departs';
  const place = isDeparture ? segment.origin : arrival.airport;
  const { terminal, gate } = isDeparture ? departure : arrival;
  const times = isDeparture ? departure : updatedTimes(arrival);
  return (
    <div className={`${styles.end} ${styles[kind]}`}>
      <span className={styles.time}>
        <VisuallyHidden>
          <FormattedMessage id={`flight-day.${kind}`} />{' '}
        </VisuallyHidden>
        <UpdatedTime times={times} from={departure.scheduled} isOff={state === 'CANCELLED'} />
      </span>
      <span className={styles.place}>
        {place.city} <span className={styles.code}>{place.code}</span>
      </span>
      <span className={styles.spot}>
        {terminal && (
          <span>
            <FormattedMessage
              id="itinerary.terminal"
              values={{ terminal: terminalNumber(terminal) }}
            />{' '}
          </span>
        )}
        {gate && (
          <strong>
            <FormattedMessage
              id={isDeparture ? 'flight-day.gate' : 'flight-day.arrivalGate'}
              values={{ gate }}
            />{' '}
          </strong>
        )}
        {isDeparture && departure.previousGate && (
          <span className={styles.changed}>
            <FormattedMessage
              id="flight-day.gateChanged"
              values={{ gate: departure.previousGate }}
            />
          </span>
        )}
      </span>
    </div>
  );
}

/** The sky of the flight, and under it how far it has come. */
function Progress({ flight, sky }: FlightRowProps) {
  const { state, progress } = flight;
  const flown = { '--flown': progress.permille / 1000 } as CSSProperties;
  const isInTheAir = progress.permille > 0 && progress.permille < 1000;
  return (
    <div className={styles.sky} style={flown} data-state={state}>
      <div className={styles.band} style={{ background: sky }} aria-hidden="true" />
      <FlightTrack flight={flight} />
      {isInTheAir && (
        <svg className={styles.plane} viewBox="0 0 64 28" aria-hidden="true">
          <PlaneShape />
        </svg>
      )}
    </div>
  );
}

type FlightRowProps = {
  flight: FlightLineFragment;
  /** A background: the skies that it goes through. */
  sky: string | undefined;
};

/**
 * One flight as a line of a timetable: number, times and airports, how far it has come. The whole
 * line leads to its details.
 */
export function FlightRow({ flight, sky }: FlightRowProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const { segment, date, state, reason, progress, arrival } = flight;
  const isUnderWay = progress.permille > 0 && (progress.minutesLeft ?? 0) > 0;
  return (
    <li className={styles.row}>
      <h3 className={styles.number}>
        <Link className={styles.link} to={to(flightDetailsAddress(segment.flightNumber, date))}>
          {segment.flightNumber}
        </Link>
      </h3>
      <End kind="departs" flight={flight} />
      <Progress flight={flight} sky={sky} />
      <span className={styles.note}>
        {isUnderWay && !arrival.diverted ? (
          <FormattedMessage
            id="flight-status-search.left"
            values={{ duration: <Duration minutes={progress.minutesLeft ?? 0} /> }}
          />
        ) : (
          <Duration minutes={segment.durationMinutes} />
        )}
      </span>
      <End kind="arrives" flight={flight} />
      <div className={styles.state}>
        <FlightState state={state} />
        <Punctuality flight={flight} />
        {reason && (
          <span className={styles.reason}>
            <FormattedMessage
              id="flight-day.because"
              values={{ reason: intl.formatMessage({ id: 'flight-day.reason' }, { reason }) }}
            />
          </span>
        )}
      </div>
    </li>
  );
}
