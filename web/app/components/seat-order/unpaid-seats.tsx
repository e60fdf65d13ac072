import { useIntl } from 'react-intl';
import { TimeLeft } from '#web/app/components/time-left/time-left.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { CancelSeatOrder } from './cancel-seat-order.tsx';
import { seatPaymentPath } from './seat-paths.ts';
import type { UnpaidSeatsFragment } from './unpaid-seats.gen.ts';

type UnpaidSeatsProps = {
  seatOrder: UnpaidSeatsFragment;
  /** The seats are free again, by the traveller or by the clock. */
  onEnded: () => void;
};

/**
 * Preferred seats that wait for payment: how long still, and the two ways on. Texts: `seat-order`,
 * `code`.
 */
export function UnpaidSeats({ seatOrder, onEnded }: UnpaidSeatsProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const codeText = useCodeText();
  const { money } = useFormat();
  const { id, paymentDueAt, serverNow, amountDue, items, capabilities, flight } = seatOrder;
  if (!paymentDueAt) return null;
  const pay = capabilities.find(({ action }) => action === 'PAY');
  const cancel = capabilities.find(({ action }) => action === 'CANCEL');
  const seats = intl.formatList(
    items.filter(({ state }) => state === 'HELD').map(({ seatNumber }) => seatNumber),
  );
  return (
    <Notice tone="warning" title={<FormattedMessage id="seat-order.unpaid" />}>
      <p>
        <FormattedMessage
          id="seat-order.unpaid.text"
          values={{
            seats,
            flight: flight.flightNumber,
            time: (
              <TimeLeft
                deadline={paymentDueAt}
                pageNow={serverNow}
                label={intl.formatMessage({ id: 'seat-order.timeLeft' })}
                announce={(minutes) =>
                  intl.formatMessage({ id: 'seat-order.minutesLeft' }, { minutes })
                }
                onElapsed={onEnded}
              />
            ),
          }}
        />
      </p>
      {cancel?.reason && <p>{codeText(cancel.reason.code)}</p>}
      <ButtonRow marginTop="4">
        {pay?.allowed && (
          <LinkButton to={to(seatPaymentPath(id))}>
            <FormattedMessage id="seat-order.pay" values={{ amount: money(amountDue) }} />
          </LinkButton>
        )}
        {cancel?.allowed && <CancelSeatOrder seatOrderId={id} onCancelled={onEnded} />}
      </ButtonRow>
    </Notice>
  );
}
