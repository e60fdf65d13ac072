import type { MoneyLike } from '#schema/format/money.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { useStartPayment } from './use-start-payment.ts';

export type PayButtonProps = {
  /** What is paid: a flight order or a seat order. */
  order: { id: string; price: { total: MoneyLike } };
  again?: boolean;
  /** Secondary while another button is the page's primary one. */
  variant?: 'primary' | 'secondary';
  /** Stays visible, and does nothing; `aria-describedby` says why. */
  off?: boolean;
  'aria-describedby'?: string;
};

/** Leads to the provider's page; why not is said above the button. */
export function PayButton({ order, again = false, off = false, ...rest }: PayButtonProps) {
  const { start, starting, refusal } = useStartPayment(order.id);
  const { money } = useFormat();
  return (
    <>
      {refusal && (
        <Notice tone="danger" role="alert" style={{ flexBasis: '100%' }}>
          <RefusalText refusal={refusal} />
        </Notice>
      )}
      <Button
        {...rest}
        size="lg"
        wide={!again}
        loading={starting}
        aria-disabled={off || undefined}
        onClick={start}
      >
        <FormattedMessage
          id={again ? 'booking-payment.payAgain' : 'booking-payment.pay'}
          values={{ amount: money(order.price.total) }}
        />
      </Button>
    </>
  );
}
