import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { LIMITS } from '#schema/codes/limits.ts';
import { useServerNow } from '../../apollo/use-server-now.ts';
import { showToast } from '../../shell/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { changedPrices } from './changed-prices.ts';
import type { AnswerTimes } from './choose-bounds.ts';
import type { FlightRowFragment } from './flight-row.gen.ts';
import type { ResultsPreloaded } from './load-trip.ts';

const flightsOf = (results: ResultsPreloaded | null): readonly FlightRowFragment[] =>
  results && 'flightSearch' in results.data ? results.data.flightSearch.flights : [];

export type PriceTimeoutProps = {
  /** Of the oldest prices on the page. */
  times: AnswerTimes;
  results: ResultsPreloaded | null;
};

/**
 * The page time-out alert (SPEC section 8): prices that are too old are asked for again, by the gateway's clock, and the
 * traveller is told what changed. Nothing that was chosen is lost.
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
      title: intl.formatMessage({ id: 'flight-inquiry.checked' }, { changed }),
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
      title={<FormattedMessage id="flight-inquiry.timeout.title" />}
      actions={
        <Button autoFocus loading={state === 'loading'} onClick={check}>
          <FormattedMessage id="flight-inquiry.timeout.check" />
        </Button>
      }
    >
      <p>
        <FormattedMessage
          id="flight-inquiry.timeout.text"
          values={{ minutes: LIMITS.offerMinutes }}
        />
      </p>
    </Dialog>
  );
}
