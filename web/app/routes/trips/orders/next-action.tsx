import { Stack, Text } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { airlineChangesPath } from '#web/app/components/airline-change/airline-change-paths.ts';
import { openChangeOf } from '#web/app/components/airline-change/open-change.tsx';
import { paymentPath } from '#web/app/components/order-view/order-paths.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import type { ListedOrderFragment } from './listed-order.gen.ts';
import { nextDeparture } from './next-departure.ts';

type NextActionProps = {
  order: ListedOrderFragment;
  /** The address of the order's own page. */
  detail: string;
};

/**
 * What comes next for an order, and until when: a change by the airline is decided, an unpaid order
 * is paid, any other is opened.
 */
export function NextAction({ order, detail }: NextActionProps) {
  const to = useLocalePath();
  const { moment } = useClock();
  const pay = order.capabilities.find(({ action, allowed }) => action === 'PAY' && allowed);
  const reference = order.bookingReference;
  const inTime = (instant: string) => moment(instant, BRAND.commercialZone);
  if (openChangeOf(order))
    return (
      <LinkButton size="sm" to={to(airlineChangesPath(order.id))}>
        <FormattedMessage id="airline-change.open.link" values={{ reference }} />
      </LinkButton>
    );
  const next = pay ? null : nextDeparture(order.capabilities);
  const line = pay ? (
    <FormattedMessage
      id="page.payBy"
      values={{ moment: inTime(pay.until ?? order.paymentDueAt ?? '') }}
    />
  ) : (
    next && (
      <FormattedMessage
        id="trips-orders.next"
        values={{ next: next.next, moment: inTime(next.until) }}
      />
    )
  );
  return (
    <Stack gap="3" align="start">
      {line && (
        <Text textStyle="small" maxWidth="18rem">
          {line}
        </Text>
      )}
      {pay ? (
        <LinkButton size="sm" to={to(paymentPath(order.id))}>
          <FormattedMessage id="trips-orders.pay" values={{ reference }} />
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" size="sm" to={detail}>
          <FormattedMessage id="trips-orders.open" values={{ reference }} />
        </LinkButton>
      )}
    </Stack>
  );
}
