import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { AnchorButton, Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import type { OrderFilesFragment } from './order-files.gen.ts';
import { SendReceipt } from './send-receipt.tsx';

export type OrderFilesProps = {
  order: OrderFilesFragment;
  /** Whether the receipt is what the page is for. */
  primary?: boolean;
};

/**
 * What one takes away from an order: the receipt as PDF, the flights as a calendar file, paper, and
 * the e-mail again.
 */
export function OrderFiles({ order, primary = false }: OrderFilesProps) {
  const { id, receipt, calendarUrl, contact } = order;
  return (
    <ButtonRow data-screen-only="">
      {receipt && (
        <AnchorButton href={receipt.url} download variant={primary ? 'primary' : 'secondary'}>
          <Icon name="download" />
          <FormattedMessage id="order-view.receipt" />
        </AnchorButton>
      )}
      {calendarUrl && (
        <AnchorButton href={calendarUrl} download variant="secondary">
          <Icon name="calendar" />
          <FormattedMessage id="order-view.calendar" />
        </AnchorButton>
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="printer" />
        <FormattedMessage id="order-view.print" />
      </Button>
      {receipt && <SendReceipt orderId={id} email={contact.email} />}
    </ButtonRow>
  );
}
