import { useEffect } from 'react';
import { useNames } from '#web/app/components/date-change/use-names.ts';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { ChangedBounds } from '#web/app/routes/trips/change-date/review/parts/changed-bounds.tsx';
import { SeatMoves } from '#web/app/routes/trips/change-date/review/parts/seat-moves.tsx';
import { firstFlightOf } from '#web/app/scenes/stage/first-flight.ts';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { DateChangeStatusFragment } from './date-change-status.gen.ts';

/**
 * The change is made: under which booking reference, what goes back, and the way to the new booking
 * and to the old one.
 */
export function ChangeDone({ change }: { change: DateChangeStatusFragment }) {
  const to = useLocalePath();
  const names = useNames();
  const { money } = useFormat();
  const { order, newOrder, passengers, refundDue } = change;
  useEffect(() => {
    // it comes in place of the button that paid
    document.querySelector('h1')?.focus();
  }, []);
  const isApart = newOrder !== null && newOrder.bookingReference !== order.bookingReference;
  return (
    <>
      <PageTitle id="trips-change-date-review.done" />
      <FlightStage flight={firstFlightOf(change.bounds.map(({ after }) => after))}>
        <PageHeading
          lead={<span translate="no">{names(passengers.map(({ passenger }) => passenger))}</span>}
        >
          <FormattedMessage id="trips-change-date-review.done" />
        </PageHeading>
      </FlightStage>
      <PageColumn>
        <Notice tone="success" role="status">
          {newOrder && (
            <p>
              <FormattedMessage
                id="trips-change-date-review.done.reference"
                values={{
                  isApart: String(isApart),
                  reference: (
                    <strong className="text-code" translate="no">
                      {newOrder.bookingReference}
                    </strong>
                  ),
                }}
              />
            </p>
          )}
          {refundDue.amount > 0 && (
            <p>
              <FormattedMessage
                id="trips-change-date-review.done.back"
                values={{ amount: money(refundDue) }}
              />
            </p>
          )}
        </Notice>
        <ChangedBounds bounds={change.bounds} tripType={order.tripType} done />
        <SeatMoves seats={change.seats} />
        <ButtonRow>
          {newOrder && (
            <LinkButton to={to(orderPath(newOrder.id))}>
              <FormattedMessage id="trips-change-date-review.done.new" />
            </LinkButton>
          )}
          <LinkButton variant="secondary" to={to(orderPath(order.id))}>
            <FormattedMessage id="trips-change-date-review.done.old" />
          </LinkButton>
        </ButtonRow>
      </PageColumn>
    </>
  );
}
