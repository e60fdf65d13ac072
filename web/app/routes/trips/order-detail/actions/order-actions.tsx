import { Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { AIRLINE_CHANGES_ANCHOR } from '#web/app/components/airline-change/airline-change-paths.ts';
import {
  flightsToCheckIn,
  type OpenFlight,
} from '#web/app/components/check-in/flights-to-check-in.ts';
import { changeDatePath } from '#web/app/components/date-change/change-paths.ts';
import { CancelAction } from '#web/app/components/order-cancel/cancel-action.tsx';
import { refundRequestPath } from '#web/app/components/refund-view/refund-paths.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { AnchorButton, LinkButton } from '#web/app/ui/button.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { ByPhone } from './by-phone.tsx';
import { CheckInLinks } from './check-in-links.tsx';
import { groupActions } from './group-actions.ts';
import { RefusedActions } from './refused-actions.tsx';

type OrderActionsProps = {
  order: DetailedOrderFragment;
  /** The list of check-in, of this order and of others. */
  openFlights: readonly OpenFlight[];
};

/** What can be done with the order, and what cannot, with the reason where the button is. */
export function OrderActions({ order, openFlights }: OrderActionsProps) {
  const id = useId();
  const to = useLocalePath();
  const { search } = useLocation();
  const { allowed, refused } = groupActions({ ...order, seated: order.passengerSegments });
  // paying is beside its deadline, the receipt beside its ticket
  const cancels = allowed.includes('CANCEL');
  const seats = allowed.includes('SELECT_SEAT');
  const afterSale = [
    { action: 'CHANGE_DATE' as const, path: changeDatePath({ order: order.id }) },
    { action: 'REFUND' as const, path: refundRequestPath(order.id) },
  ].filter(({ action }) => allowed.includes(action));
  // what the airline changed is moved and refunded without a fee: that is decided first
  const isOpen = order.airlineChanges.some((change) => change.state === 'OPEN');
  const byAirline = isOpen ? { search, hash: AIRLINE_CHANGES_ANCHOR } : null;
  const checkIns = flightsToCheckIn(order.passengerSegments, openFlights);
  const offered = cancels || seats || afterSale.length > 0 || checkIns.length > 0;
  if (!offered && refused.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby={`${id}-title`} data-screen-only="">
      <PartHeading id={`${id}-title`}>
        <FormattedMessage id="trips-order-detail.actions" />
      </PartHeading>
      <Stack gap="3">
        {checkIns.map((flight) => (
          <CheckInLinks key={flight.itineraryId} flight={flight} />
        ))}
        {seats && (
          <AnchorButton variant="secondary" wide href="#seats">
            <FormattedMessage id="trips-order-detail.action" values={{ action: 'SELECT_SEAT' }} />
          </AnchorButton>
        )}
        {afterSale.map(({ action, path }) => (
          <LinkButton key={action} variant="secondary" wide to={byAirline ?? to(path)}>
            <FormattedMessage id="trips-order-detail.action" values={{ action }} />
          </LinkButton>
        ))}
        {cancels && <CancelAction orderId={order.id} wide />}
        {refused.map((group) =>
          group.reason === 'NOT_YET_OFFERED' ? (
            <ByPhone key={group.reason} actions={group.actions} />
          ) : (
            <RefusedActions key={group.reason} {...group} />
          ),
        )}
      </Stack>
    </Panel>
  );
}
