import { Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { AIRLINE_CHANGES_ANCHOR } from '#web/app/components/airline-change/airline-change-paths.ts';
import { changeDatePath } from '#web/app/components/date-change/change-paths.ts';
import { CancelAction } from '#web/app/components/order-cancel/cancel-action.tsx';
import { refundRequestPath } from '#web/app/components/refund-view/refund-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { ByPhone } from './by-phone.tsx';
import { type GroupedActions, groupActions } from './group-actions.ts';

/** What cannot be done now and may be later, with the reason where the buttons are. */
function RefusedActions({ reason, actions }: GroupedActions['refused'][number]) {
  const id = useId();
  const codeText = useCodeText();
  return (
    <Stack gap="2" paddingTop="2">
      <Muted id={id}>{codeText(reason)}</Muted>
      {actions.map((action) => (
        <Button key={action} variant="secondary" wide aria-disabled aria-describedby={id}>
          <FormattedMessage id="trips-order-detail.action" values={{ action }} />
        </Button>
      ))}
    </Stack>
  );
}

/**
 * What can be done with the order as a whole, and what cannot, with the reason where the button is.
 * The rest is on the line of the trip.
 */
export function OrderActions({ order }: { order: DetailedOrderFragment }) {
  const id = useId();
  const to = useLocalePath();
  const { search } = useLocation();
  const { allowed, refused } = groupActions(order);
  // paying is beside its deadline, the receipt beside its ticket
  const cancels = allowed.includes('CANCEL');
  const afterSale = [
    { action: 'CHANGE_DATE' as const, path: changeDatePath({ order: order.id }) },
    { action: 'REFUND' as const, path: refundRequestPath(order.id) },
  ].filter(({ action }) => allowed.includes(action));
  // what the airline changed is moved and refunded without a fee: that is decided first
  const isOpen = order.airlineChanges.some((change) => change.state === 'OPEN');
  const byAirline = isOpen ? { search, hash: AIRLINE_CHANGES_ANCHOR } : null;
  if (!cancels && afterSale.length === 0 && refused.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby={`${id}-title`} data-screen-only="">
      <PartHeading id={`${id}-title`}>
        <FormattedMessage id="trips-order-detail.actions" />
      </PartHeading>
      <Stack gap="3">
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
