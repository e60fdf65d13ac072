import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { showToast } from '#web/app/page/toasts.ts';
import { changedPrices } from '#web/app/routes/booking/search/chosen/changed-prices.ts';
import type { AnswerTimes } from '#web/app/routes/booking/search/chosen/choose-bounds.ts';
import type { FlightRowFragment } from '#web/app/routes/booking/search/flights/flight-row.gen.ts';
import type { ResultsPreloaded } from '#web/app/routes/booking/search/load-trip.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog.tsx';

const flightsOf = (results: ResultsPreloaded | null): readonly FlightRowFragment[] =>
  results && 'flightSearch' in results.data ? results.data.flightSearch.flights : [];

export type PriceTimeoutProps = {
  /** Of the oldest prices on the page. */
  times: AnswerTimes;
  results: ResultsPreloaded | null;
};

/**
 * The page time-out alert (RULES 3.8): prices that have expired by the gateway's clock are refetched, and the
 * traveller learns what changed. Nothing that was chosen is lost.
 */
export function PriceTimeout({ times, results }: PriceTimeoutProps) {
  const intl = useIntl();
  const isOver = useServerNow(times.serverNow) >= Date.parse(times.expiresAt);
  const { revalidate, state } = useRevalidator();
  const before = useRef<readonly FlightRowFragment[] | null>(null);

  useEffect(() => {
    if (before.current === null || isOver) return;
    const changed = changedPrices(before.current, flightsOf(results));
    before.current = null;
    showToast({
      tone: changed === 0 ? 'success' : 'info',
      title: intl.formatMessage({ id: 'booking-search.checked' }, { changed }),
    });
  }, [isOver, results, intl]);

  const check = () => {
    before.current = flightsOf(results);
    void revalidate();
  };
  return (
    <Dialog
      role="alertdialog"
      open={isOver}
      onClose={check}
      title={<FormattedMessage id="booking-search.timeout.title" />}
      actions={
        <Button autoFocus loading={state === 'loading'} onClick={check}>
          <FormattedMessage id="booking-search.timeout.check" />
        </Button>
      }
    >
      <p>
        <FormattedMessage
          id="booking-search.timeout.text"
          values={{ minutes: LIMITS.offerMinutes }}
        />
      </p>
    </Dialog>
  );
}
