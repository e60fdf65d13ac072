import { lazy, Suspense } from 'react';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';

import { Missing } from '#web/app/components/missing/missing.tsx';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { orderRefundsPath } from '#web/app/components/refund-view/refund-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { firstFlightOf } from '#web/app/scenes/stage/first-flight.ts';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { refundableChanges } from './airline-change.ts';
import { Blocked } from './blocked.tsx';
import { RequestForm } from './request.form.tsx';

import { RefundableOrderDocument } from './reserve.route.gen.ts';

import { travellersOf } from './travellers.ts';

/** Below the first screen: its code comes after the page. */
const SeatsToGiveBack = lazy(() =>
  import('./seats-to-give-back.tsx').then(({ SeatsToGiveBack: seats }) => ({ default: seats })),
);

type ReserveViewProps = {
  loaded: LoadedQuery<typeof RefundableOrderDocument>;
  /**
   * The rejected request that is made again, and the change by the airline that is why; null where
   * there is none.
   */
  cause: { readonly previous: string | null; readonly change: string | null };
};

/**
 * What can be given back of a booking: what prevents it first, then the tickets, then seats alone.
 */
export function ReserveView({ loaded, cause }: ReserveViewProps) {
  const to = useLocalePath();
  const { data, refetch } = useLoaderQuery(RefundableOrderDocument, loaded);
  const { order } = data;
  if (!order) return <Missing what="ORDER" title="trips-refunds-request.title" />;
  const travellers = travellersOf(order);
  const canAsk = travellers.some(({ reason }) => reason === null);
  const earlier = order.refunds ?? [];
  const previous =
    earlier.find(({ id, state }) => id === cause.previous && state === 'REJECTED') ?? null;
  const change = refundableChanges(order).find(({ id }) => id === cause.change) ?? null;
  const reference = <PrintedCode>{order.bookingReference}</PrintedCode>;
  return (
    <>
      <PageTitle id="trips-refunds-request.title" />
      <FlightStage flight={firstFlightOf(order.bounds)}>
        <PageHeading
          lead={<FormattedMessage id="trips-refunds-request.lead" values={{ reference }} />}
        >
          <FormattedMessage id="trips-refunds-request.title" />
        </PageHeading>
      </FlightStage>
      <PageColumn wide={canAsk}>
        <Blocked order={order} travellers={travellers} onLifted={refetch} />
        {canAsk && (
          <RequestForm
            key={previous?.id ?? change?.id ?? order.id}
            order={order}
            travellers={travellers}
            previous={previous}
            change={change}
          />
        )}
        <Suspense fallback={null}>
          <SeatsToGiveBack order={order} onChanged={refetch} />
        </Suspense>
        <ButtonRow>
          <LinkButton variant="secondary" to={to(orderPath(order.id))}>
            <FormattedMessage id="page.toBooking" />
          </LinkButton>
          {earlier.length > 0 && (
            <LinkButton variant="quiet" to={to(orderRefundsPath(order.id))}>
              <FormattedMessage id="trips-refunds-request.earlier" />
            </LinkButton>
          )}
        </ButtonRow>
      </PageColumn>
    </>
  );
}
