import { FormattedMessage } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';

/** The way back to the booking. */
export function BackToOrder({ orderId }: { orderId: string }) {
  const to = useLocalePath();
  const query = new URLSearchParams({ order: orderId });
  return (
    <ButtonRow>
      <LinkButton variant="secondary" to={to(`/order/flightOrderDetail?${query}`)}>
        <FormattedMessage id="check-in-choose-seat.back" />
      </LinkButton>
    </ButtonRow>
  );
}
