import { useIntl } from 'react-intl';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { BookedTripFragment } from './booked-trip.gen.ts';
import { Person } from './person.tsx';

/**
 * The countries and regions that a trip enters, connections included, in the order of the flights;
 * where it begins is none.
 */
export function enteredCountries({ bounds }: Pick<BookedTripFragment, 'bounds'>): string[] {
  const flights = bounds.flatMap(({ itinerary }) => itinerary.segments);
  const entered = flights.flatMap(({ origin, destination }) =>
    origin.country === destination.country ? [] : [destination.country],
  );
  const home = flights[0]?.origin.country;
  return [...new Set(entered)].filter((country) => country !== home);
}

type Passenger = BookedTripFragment['passengers'][number];

function DocumentOf({ passenger: { name, document } }: { passenger: Passenger }) {
  const { personName } = useFormat();
  const { documentNumber } = useTravellerWords();
  return (
    <Person>
      <span translate="no">{personName(name)}</span>{' '}
      <Muted as="span">
        <FormattedMessage id="order-view.document" values={{ code: document.type }} />{' '}
        <span translate="no">{documentNumber(document)}</span>
        {document.expiresOn && (
          <>
            {' · '}
            <FormattedMessage
              id="order-view.validUntil"
              values={{ day: <Day value={document.expiresOn} /> }}
            />
          </>
        )}
      </Muted>
    </Person>
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
      <List gap="1">
        {passengers.map((passenger) => (
          <DocumentOf key={passenger.id} passenger={passenger} />
        ))}
      </List>
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
      <Muted>
        <FormattedMessage
          id="booking-payment.booked.batteries"
          values={{
            link: (label) => <TextLink to={to('/carryOnBaggage#batteries')}>{label}</TextLink>,
          }}
        />
      </Muted>
    </>
  );
}
