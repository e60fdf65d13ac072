import { FormattedMessage } from 'react-intl';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { PaidOrderFragment } from './paid-order.gen.ts';
import { useStartPayment } from './use-start-payment.ts';

export type PayButtonProps = {
  order: Pick<PaidOrderFragment, 'id'> & { price: Pick<PaidOrderFragment['price'], 'total'> };
  again?: boolean;
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
