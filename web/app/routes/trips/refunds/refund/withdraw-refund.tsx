import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import type { ShownRefund } from './shown-refund.ts';

// The question loads when it is first asked.
const WithdrawDialog = lazy(() =>
  import('./withdraw-dialog.tsx').then(({ WithdrawDialog: dialog }) => ({ default: dialog })),
);

/**
 * Withdraws a request that is under review, after asking once more; or says why it cannot be
 * withdrawn.
 */
export function WithdrawRefund({ refund }: { refund: ShownRefund }) {
  const codeText = useCodeText();
  const [open, setOpen] = useState<boolean | null>(null);
  const { id, state, capabilities } = refund;
  const { allowed = false, reason = null } =
    capabilities.find(({ action }) => action === 'WITHDRAW_REFUND') ?? {};
  return (
    <>
      {allowed && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <FormattedMessage id="trips-refunds-refund.withdraw" />
        </Button>
      )}
      {reason && state !== 'WITHDRAWN' && <Muted>{codeText(reason.code)}</Muted>}
      {open !== null && (
        <Suspense fallback={null}>
          <WithdrawDialog refundId={id} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
