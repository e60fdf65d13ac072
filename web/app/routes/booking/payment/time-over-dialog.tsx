import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog/dialog.tsx';

type TimeOverDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Books the same flights again; null where that cannot be. */
  onAgain: (() => void) | null;
};

/** The 50 minutes are over while the page was open: says so, and leads back to the same flights. */
export function TimeOverDialog({ open, onClose, onAgain }: TimeOverDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={<FormattedMessage id="booking-payment.over" />}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage id="booking-payment.over.close" />
          </Button>
          {onAgain && (
            <Button autoFocus onClick={onAgain}>
              <FormattedMessage id="booking-payment.again" />
            </Button>
          )}
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
