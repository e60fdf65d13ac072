import { chakra, HStack, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { daysBetween } from '#schema/rules/base/local-date.ts';
import { ConvertedNote } from '#web/app/components/converted-price/converted-note.tsx';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { FareBags } from '#web/app/components/fare-conditions/fare-bags.tsx';
import { useFareBrands } from '#web/app/components/fare-conditions/fare-brands.ts';
import { FareConditions } from '#web/app/components/fare-conditions/fare-conditions.tsx';
import { useFocusOnChange } from '#web/app/components/flight-results/use-focus-on-change.ts';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import { PriceChangeDialog } from '#web/app/components/price-change/price-change-dialog.tsx';
import type { FlightQuery } from '#web/app/components/search-panel/search-query.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useNextPage } from '#web/app/page/use-next-page.ts';
import type { ChosenBound } from '#web/app/routes/booking/search/chosen/choose-bounds.ts';
import { ChangeBound } from '#web/app/routes/booking/search/chosen/chosen-bounds.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Fold } from '#web/app/ui/disclosure/fold.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { OfferRefused } from './offer-refused.tsx';
import { TripBar } from './trip-bar.tsx';
import { useOffer } from './use-offer.ts';

/**
 * How many nights are spent in the city from which a bound leaves; nothing where the one before
 * ended in another city.
 */
export function Stay({ before, bound }: { before: ChosenBound | undefined; bound: ChosenBound }) {
  const city = before?.itinerary.segments.at(-1)?.destination.city;
  if (!before || city !== bound.itinerary.segments[0]?.origin.city) return null;
  const [arrives, leaves] = [before.itinerary.arrival.local, bound.itinerary.departure.local];
  const nights = daysBetween(arrives.slice(0, 10), leaves.slice(0, 10));
  return (
    <Text as="li" paddingInline="5" color="fg.muted" fontSize="sm">
      <FormattedMessage id="booking-search.stay" values={{ nights, city }} />
    </Text>
  );
}

export type TripReviewProps = { chosen: readonly ChosenBound[]; query: FlightQuery };

/** Everything that was chosen, before it becomes an offer whose price is guaranteed for a while. */
export function TripReview({ chosen, query }: TripReviewProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>('review');
  const codeText = useCodeText();
  const brandOf = useFareBrands();
  const offer = useOffer(chosen, query);
  useNextPage('/flightInquiry/passengersService');
  return (
    <section aria-labelledby="review-heading">
      <chakra.h2
        id="review-heading"
        ref={heading}
        tabIndex={-1}
        marginBottom="4"
        fontSize="xl"
        fontWeight="semibold"
        lineHeight="snug"
        scrollMarginTop="4"
      >
        <FormattedMessage id="booking-search.review" />
      </chakra.h2>
      {offer.refusal && <OfferRefused {...offer.refusal} query={query} />}
      <List>
        {chosen.map((bound, at) => (
          <Fragment key={bound.index}>
            <Stay before={chosen[at - 1]} bound={bound} />
            <Panel as="li" padding="sm">
              <BoundSummary
                bound={bound}
                carried
                wide
                tripType={query.tripType}
                price={
                  <>
                    <Money value={bound.total} /> <InReaderCurrency value={bound.total} />
                  </>
                }
                action={<ChangeBound index={bound.index} query={query} />}
              />
              {bound.tightConnection && (
                <HStack as="p" gap="2" marginTop="3" color="warning.fg" fontSize="sm">
                  <Icon name="triangle-alert" /> {codeText('TIGHT_CONNECTION')}
                </HStack>
              )}
              <FareBags brand={brandOf(bound.brand.code)} />
              <Fold
                summary={<FormattedMessage id="booking-search.conditions" />}
                style={{ maxWidth: '34rem' }}
              >
                <FareConditions brand={brandOf(bound.brand.code)} />
              </Fold>
            </Panel>
          </Fragment>
        ))}
      </List>
      <Text marginTop="4" marginBottom="6" color="fg.muted" fontSize="xs">
        <FormattedMessage id="page.localTimes" /> <ConvertedNote />
      </Text>
      <TripBar chosen={chosen} party={query.party} isWhole>
        <Button size="lg" loading={offer.isAsking} onClick={offer.ask}>
          <FormattedMessage id="booking-search.continue" />
        </Button>
      </TripBar>
      <PriceChangeDialog
        change={offer.change}
        onAccept={offer.accept}
        onReject={offer.reject}
        accepting={offer.isAsking}
      />
    </section>
  );
}
