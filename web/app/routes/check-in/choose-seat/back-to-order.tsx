import { orderPath, paymentPath } from '#web/app/components/order-view/order-paths.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';

/** The way back to the booking, or to its payment. */
export function BackToOrder({ orderId, unpaid }: { orderId: string; unpaid: boolean }) {
  const to = useLocalePath();
  return (
    <ButtonRow>
      <LinkButton variant="secondary" to={to(unpaid ? paymentPath(orderId) : orderPath(orderId))}>
        <FormattedMessage id={unpaid ? 'check-in-choose-seat.backToPayment' : 'page.toBooking'} />
      </LinkButton>
    </ButtonRow>
  );
}
