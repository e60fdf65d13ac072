import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/brand.ts';
import { LIMITS } from '#schema/codes/limits.ts';
import { Notice } from '../../ui/notice.tsx';
import type { FlightDetailsFragment } from './flight-details.gen.ts';

/** What travellers are to do where a flight does not go as planned; nothing where it does. */
export function FlightAdvice({ flight }: { flight: FlightDetailsFragment }) {
  const { state, arrival, punctuality, departure } = flight;
  const values = {
    phone: BRAND.phone.display,
    days: LIMITS.freeDateChangeDays,
    city: arrival.airport.city,
    code: arrival.airport.code,
  };
  if (state === 'CANCELLED')
    return (
      <Notice tone="danger" title={<FormattedMessage id="flight-status-details.cancelled" />}>
        <FormattedMessage id="flight-status-details.cancelledAdvice" values={values} />
      </Notice>
    );
  if (state === 'DIVERTED')
    return (
      <Notice
        tone="warning"
        title={<FormattedMessage id="flight-status-details.diverted" values={values} />}
      >
        <FormattedMessage id="flight-status-details.divertedAdvice" values={values} />
      </Notice>
    );
  if (punctuality === 'DELAYED' && !departure.actual)
    return (
      <Notice tone="warning">
        <FormattedMessage id="flight-status-details.lateAdvice" />
      </Notice>
    );
  return null;
}
