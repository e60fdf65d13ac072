import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { showToast } from '#web/app/page/toasts.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog/dialog.tsx';
import type { AnswerTimes } from './answer-times.ts';
import { changedPrices, type PricedFlight } from './changed-prices.ts';

export type PriceTimeoutProps = {
  /** Of the oldest prices on the page. */
  times: AnswerTimes;
  /** What the list shows; empty where there is none. */
  flights: readonly PricedFlight[];
  /** Whether a fare that was chosen has another price now: the page says so itself. */
  moved?: boolean;
};

/**
 * The page time-out alert (RULES 3.8): prices that have expired by the gateway's clock are
 * refetched, and the traveller learns what changed. Nothing that was chosen is lost.
 */
export function PriceTimeout({ times, flights, moved = false }: PriceTimeoutProps) {
  const intl = useIntl();
  const isOver = useServerNow(times.serverNow) >= Date.parse(times.expiresAt);
  const { revalidate, state } = useRevalidator();
  const before = useRef<readonly PricedFlight[] | null>(null);

  useEffect(() => {
    if (before.current === null || isOver) return;
    const changed = changedPrices(before.current, flights);
    before.current = null;
    if (moved) return;
    showToast({
      tone: changed === 0 ? 'success' : 'info',
      title: intl.formatMessage({ id: 'flight-results.checked' }, { changed }),
    });
  }, [isOver, flights, moved, intl]);

  const check = () => {
    before.current = flights;
    void revalidate();
  };
  return (
    <Dialog
      role="alertdialog"
      open={isOver}
      onClose={check}
      title={<FormattedMessage id="flight-results.timeout.title" />}
      actions={
        <Button autoFocus loading={state === 'loading'} onClick={check}>
          <FormattedMessage id="page.checkPrice" />
        </Button>
      }
    >
      <p>
        <FormattedMessage
          id="flight-results.timeout.text"
          values={{ minutes: LIMITS.offerMinutes }}
        />
      </p>
    </Dialog>
  );
}
