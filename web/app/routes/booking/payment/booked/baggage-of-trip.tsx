import { useIntl } from 'react-intl';
import { fareBags } from '#schema/rules/flights/fare-bags.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { BookedTripFragment } from './booked-trip.gen.ts';
import { BrandHeading } from './brand-heading.tsx';
import { byBrand } from './by-brand.ts';
import { Person } from './person.tsx';

type Bags = { readonly pieces: number; readonly kilograms: number | null } | null;

function useBagWords() {
  const intl = useIntl();
  return (bags: Bags): string =>
    bags && bags.pieces > 0 && bags.kilograms !== null
      ? intl.formatMessage(
          { id: 'fare-conditions.bags' },
          { pieces: bags.pieces, kilograms: bags.kilograms },
        )
      : intl.formatMessage({ id: 'fare-conditions.noBag' });
}

/** What each passenger may bring in the hold and into the cabin, fare by fare. */
export function BaggageOfTrip({ order }: { order: BookedTripFragment }) {
  const to = useLocalePath();
  const words = useBagWords();
  const { personName } = useFormat();
  const { bounds, passengers, tripType } = order;
  return (
    <>
      {byBrand(bounds).map((fare) => (
        <div key={fare.brand.code}>
          <BrandHeading {...fare} tripType={tripType} />
          <List gap="1">
            {passengers.map(({ id, name, type }) => (
              <Person key={id}>
                <span translate="no">{personName(name)}</span>{' '}
                <Muted as="span">
                  <FormattedMessage
                    id="booking-payment.booked.bags"
                    values={{
                      type,
                      checked: words(fareBags(fare.brand.conditions.checkedBags, type)),
                      cabin: words(fare.brand.conditions.cabinBags),
                    }}
                  />
                </Muted>
              </Person>
            ))}
          </List>
        </div>
      ))}
      <Muted>
        <FormattedMessage
          id="booking-payment.booked.moreBags"
          values={{
            link: (label) => <TextLink to={to('/checkedBaggage')}>{label}</TextLink>,
          }}
        />
      </Muted>
    </>
  );
}
