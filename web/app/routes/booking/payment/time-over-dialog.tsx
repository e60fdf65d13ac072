import { FormattedMessage } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { useSearchAgain } from '#web/app/components/order-view/use-search-again.ts';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';

type TimeOverDialogProps = { open: boolean; order: PaidOrderFragment; onClose: () => void };

/** The 50 minutes are over while the page was open: says so, and leads back to the same flights. */
export function TimeOverDialog({ open, order, onClose }: TimeOverDialogProps) {
  const again = useSearchAgain(order);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={<FormattedMessage id="booking-payment.over" />}
      actions={
        <>
          <LinkButton to={again}>
            <FormattedMessage id="order-view.searchAgain" />
          </LinkButton>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage id="booking-payment.over.close" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="booking-payment.over.text"
          values={{ minutes: LIMITS.paymentWindowMinutes }}
        />
      </p>
    </Dialog>
  );
}
