import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { FlightDetailsFragment } from './flight-details.gen.ts';
import { landingPlace } from './landing-place.ts';

/** What travellers are to do where a flight does not go as planned; nothing where it does. */
export function FlightAdvice({ flight }: { flight: FlightDetailsFragment }) {
  const to = useLocalePath();
  const { state, arrival, punctuality, departure } = flight;
  const values = {
    phone: BRAND.phone.display,
    days: LIMITS.freeDateChangeDays,
    city: arrival.airport.city,
    code: arrival.airport.code,
  };
  if (state === 'CANCELLED')
    return (
      <Notice tone="danger" title={<FormattedMessage id="flight-status-flight.cancelled" />}>
        <FormattedMessage
          id="flight-status-flight.cancelledAdvice"
          values={{
            ...values,
            link: (words) => <TextLink to={to('/order/flightOrderDetail')}>{words}</TextLink>,
          }}
        />
      </Notice>
    );
  if (state === 'DIVERTED')
    return (
      <Notice
        tone="warning"
        title={
          <FormattedMessage
            id="flight-status-flight.diverted"
            values={{ ...values, city: landingPlace(flight) }}
          />
        }
      >
        <FormattedMessage id="flight-status-flight.divertedAdvice" values={values} />
      </Notice>
    );
  if (punctuality === 'DELAYED' && !departure.actual)
    return (
      <Notice tone="warning">
        <FormattedMessage id="flight-status-flight.lateAdvice" />
      </Notice>
    );
  return null;
}
