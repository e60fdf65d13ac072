import { BRAND } from '#schema/codes/base/brand.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { printedTicketNumber } from '#schema/rules/orders/ticket-number.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { ConfirmedItineraryFragment } from './confirmed-itinerary.gen.ts';

type Facts = Pick<
  ConfirmedItineraryFragment,
  'passengerName' | 'ticketNumber' | 'issuedAt' | 'use'
>;

/** Whose ticket it is, its number, when it was issued, and how much of it is used. */
export function TicketFacts({ confirmation }: { confirmation: Facts }) {
  const { passengerName, ticketNumber, issuedAt, use } = confirmation;
  const issuedOn = localDay(new Date(issuedAt), BRAND.commercialZone);
  return (
    <Panel>
      <DescriptionList
        shape="columns"
        items={[
          {
            term: <FormattedMessage id="trips-itinerary-confirmation.details.passenger" />,
            value: <span translate="no">{passengerName}</span>,
          },
          {
            term: <FormattedMessage id="trips-itinerary-confirmation.details.ticket" />,
            value: <span className="text-code">{printedTicketNumber(ticketNumber)}</span>,
          },
          {
            term: <FormattedMessage id="trips-itinerary-confirmation.details.issued" />,
            value: <Day value={issuedOn} />,
          },
          {
            term: <FormattedMessage id="trips-itinerary-confirmation.details.use" />,
            value: (
              <FormattedMessage id="trips-itinerary-confirmation.details.useOf" values={{ use }} />
            ),
          },
        ]}
      />
    </Panel>
  );
}
