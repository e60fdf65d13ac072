import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { commercialDay } from '#schema/rules/base/time.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { BookingSteps } from '#web/app/components/booking-steps/booking-steps.tsx';
import { searchOfTrip } from '#web/app/components/search-panel/search-of-trip.ts';
import { searchAddress } from '#web/app/components/search-panel/search-query.ts';
import { OpenOrders } from '#web/app/components/unpaid-orders/unpaid-orders.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { useNextPage } from '#web/app/page/use-next-page.ts';
import { WithAside } from '#web/app/page/with-aside.tsx';
import { firstFlightOf } from '#web/app/scenes/stage/first-flight.ts';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { BookingForm } from './booking.form.tsx';
import { type Booking, BookingContext, useBooking } from './booking-context.ts';
import type { BookableOffer } from './offer/bookable-offer.ts';
import { OfferRenewal } from './offer/offer-renewal.tsx';
import type { OfferSearchFragment } from './offer/offer-search.gen.ts';
import { TripAside } from './offer/trip-aside.tsx';
import { tripFactsOf } from './offer/trip-facts.ts';
import { membersOf } from './party-members.ts';
import { useOrderSubmission } from './submission/use-order-submission.ts';

/**
 * The address that searches for the flights of an offer once more, in English; for another party
 * where one is given.
 */
export const searchOfOffer = (
  offer: OfferSearchFragment,
  party: PartyCounts = offer.party,
): string => searchAddress(searchOfTrip(offer, party));

/** The page of an offer: steps, form, and the trip beside it. */
export function BookingPage({ offer }: { offer: BookableOffer }) {
  const intl = useIntl();
  const to = useLocalePath();
  const today = commercialDay(new Date(offer.serverNow));
  useNextPage('/flightInquiry/payment');
  const { trip, members } = useMemo(() => {
    const facts = tripFactsOf(offer);
    return { trip: facts, members: membersOf(facts.party) };
  }, [offer]);
  const booking: Booking = {
    trip,
    members,
    today,
    searchFor: (party) => to(searchOfOffer(offer, party)),
  };
  return (
    <BookingContext value={booking}>
      <FlightStage flight={firstFlightOf(offer.bounds)}>
        <BookingSteps current="passengers" back={{ flights: to('/flightInquiry') }} />
        <PageHeading lead={<FormattedMessage id="booking-passengers.lead" />}>
          <FormattedMessage id="booking-passengers.heading" />
        </PageHeading>
      </FlightStage>
      <OpenOrders />
      <WithAside
        wide
        label={intl.formatMessage({ id: 'booking-passengers.trip' })}
        aside={<TripAside offer={offer} />}
      >
        <BookingPart offer={offer} />
      </WithAside>
    </BookingContext>
  );
}

/** The form and the clock of its offer; neither disturbs the other. */
function BookingPart({ offer }: { offer: BookableOffer }) {
  const { members } = useBooking();
  const submission = useOrderSubmission(offer);
  const party = members.map(({ key }) => key).join(' ');
  return (
    <>
      <BookingForm key={party} offer={offer} submission={submission} />
      <OfferRenewal offer={offer} paused={submission.sending} />
    </>
  );
}
