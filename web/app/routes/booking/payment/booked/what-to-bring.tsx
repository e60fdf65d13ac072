import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import styles from '#web/app/routes/booking/payment/payment.module.css';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { BookedTripFragment } from './booked-trip.gen.ts';
import { enteredCountries } from './entered-countries.ts';

type Passenger = BookedTripFragment['passengers'][number];

function DocumentOf({ passenger: { name, document } }: { passenger: Passenger }) {
  return (
    <li>
      <span translate="no">{name}</span>{' '}
      <span className={styles.provider}>
        <FormattedMessage id="order-view.document" values={{ code: document.type }} />{' '}
        <span translate="no">{document.maskedNumber}</span>
        {document.expiresOn && (
          <>
            {' · '}
            <FormattedMessage
              id="order-view.validUntil"
              values={{ day: <Day value={document.expiresOn} /> }}
            />
          </>
        )}
      </span>
    </li>
  );
}

/** The documents that the tickets name, and the rules of the countries on the way. */
export function WhatToBring({ order }: { order: BookedTripFragment }) {
  const intl = useIntl();
  const { region } = useFormat();
  const to = useLocalePath();
  const { passengers } = order;
  const countries = enteredCountries(order);
  return (
    <>
      <ul className={styles.persons}>
        {passengers.map((passenger) => (
          <DocumentOf key={passenger.id} passenger={passenger} />
        ))}
      </ul>
      {countries.length > 0 && (
        <p>
          <FormattedMessage
            id="booking-payment.booked.entry"
            values={{ countries: intl.formatList(countries.map(region)) }}
          />
        </p>
      )}
      {passengers.some(({ type }) => type !== 'ADT') && (
        <p>
          <FormattedMessage
            id="booking-payment.booked.children"
            values={{
              link: (label) => (
                <TextLink to={to('/passenger/PassengersService#children')}>{label}</TextLink>
              ),
            }}
          />
        </p>
      )}
      <p className={styles.provider}>
        <FormattedMessage
          id="booking-payment.booked.batteries"
          values={{
            link: (label) => <TextLink to={to('/carryOnBaggage#batteries')}>{label}</TextLink>,
          }}
        />
      </p>
    </>
  );
}
