import { Box, chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { lastDayBefore } from '#schema/rules/base/time.ts';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { AnchorButton, Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { ConfirmedItineraryFragment } from './confirmed-itinerary.gen.ts';
import { ItineraryFlights } from './itinerary-flights.tsx';
import { ItineraryPrice } from './itinerary-price.tsx';
import { TicketFacts } from './ticket-facts.tsx';

export type ItineraryPageProps = {
  confirmation: ConfirmedItineraryFragment;
  /** The 60 minutes are over: it is asked for again. */
  onElapsed: () => void;
};

/** The itinerary of one ticket, with its PDF, and until when both are there. */
export function ItineraryPage({ confirmation, onElapsed }: ItineraryPageProps) {
  const intl = useIntl();
  const { number, sentTo, pdfUrl, availableUntil, accessExpiresAt, serverNow } = confirmation;
  const lastDay = lastDayBefore(new Date(availableUntil), BRAND.commercialZone);
  return (
    <Box display="grid" gap="6" maxWidth="form" css={{ '& > header': { marginBottom: '0' } }}>
      <PageTitle id="trips-itinerary-confirmation.details.title" />
      <PageHeading
        lead={
          <FormattedMessage
            id="trips-itinerary-confirmation.details.availableUntil"
            values={{ day: <Day value={lastDay} /> }}
          />
        }
      >
        <FormattedMessage id="trips-itinerary-confirmation.details.title" />
      </PageHeading>
      <div data-screen-only="">
        <Notice tone="success">
          <p>
            <FormattedMessage
              id="trips-itinerary-confirmation.details.sent"
              values={{
                email: sentTo,
                time: (
                  <TimeLeft
                    deadline={accessExpiresAt}
                    pageNow={serverNow}
                    label={intl.formatMessage({ id: 'page.timeLeft' })}
                    onElapsed={onElapsed}
                  />
                ),
              }}
            />
          </p>
        </Notice>
      </div>
      <dl>
        <chakra.dt color="fg.muted" fontSize="sm" lineHeight="snug">
          <FormattedMessage id="trips-itinerary-confirmation.details.number" />
        </chakra.dt>
        <chakra.dd
          fontSize="2xl"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          letterSpacing="0.06em"
          translate="no"
        >
          {number}
        </chakra.dd>
      </dl>
      <TicketFacts confirmation={confirmation} />
      <ItineraryFlights passengerSegments={confirmation.passengerSegments} />
      <ItineraryPrice confirmation={confirmation} />
      <ButtonRow data-screen-only="">
        <AnchorButton href={pdfUrl} download>
          <Icon name="download" />
          <FormattedMessage id="trips-itinerary-confirmation.details.pdf" />
        </AnchorButton>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" />
          <FormattedMessage id="order-view.print" />
        </Button>
      </ButtonRow>
    </Box>
  );
}
