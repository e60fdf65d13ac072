import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { boardingPath, checkInPath } from '#web/app/components/check-in/check-in-paths.ts';
import { staysCheckedIn } from '#web/app/components/check-in/check-in-status.ts';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { RequestedCancellation } from './requested-cancellation.ts';
import { WhoCancels } from './who-cancels.tsx';

/** Loaded when a code was sent: those who look at their boarding passes need no form. */
const CancellationCode = lazy(async () => {
  const { CancellationCode: Step } = await import('./code-step.tsx');
  return { default: Step };
});

type CancelCheckInProps = {
  itinerary: CheckInFlightFragment;
  /** The boarding passes are void: what the page shows besides is old. */
  onCancelled: () => void;
};

/** Cancels check-ins for a flight: whose, then the code, then what is free again (RULES 7.5). */
export function CancelCheckIn({ itinerary, onCancelled }: CancelCheckInProps) {
  const to = useLocalePath();
  const [asked, setAsked] = useState<RequestedCancellation | null>(null);
  const [cancelled, setCancelled] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, flight, passengerSegments: passengers } = itinerary;
  const step = cancelled.length > 0 ? 'DONE' : asked ? 'CODE' : 'WHO';
  const first = useRef<string>(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <PageColumn maxWidth="form">
      <PageTitle id="check-in-boarding.cancel.title" />
      <PageHeading lead={<FlightOfSeats flight={flight} />}>
        <FormattedMessage id="check-in-boarding.cancel.title" />
      </PageHeading>
      <h2 className="text-h3" ref={heading} id="cancel-who" tabIndex={-1}>
        <FormattedMessage id="check-in-boarding.cancel.step" values={{ step }} />
      </h2>
      {step === 'WHO' && <WhoCancels passengers={passengers} onAsked={setAsked} />}
      {step === 'CODE' && asked && (
        <Suspense fallback={null}>
          <CancellationCode
            asked={asked}
            onAsked={setAsked}
            onBack={() => setAsked(null)}
            onCancelled={() => {
              setCancelled(asked.passengerIds);
              onCancelled();
            }}
          />
        </Suspense>
      )}
      {step === 'DONE' && (
        <Notice tone="success" role="status">
          <FormattedMessage id="check-in-boarding.cancel.done" />
        </Notice>
      )}
      <ButtonRow>
        {step === 'DONE' && (
          <LinkButton to={to(checkInPath(id, cancelled))}>
            <FormattedMessage id="check-in-boarding.cancel.again" />
          </LinkButton>
        )}
        {(step !== 'DONE' || staysCheckedIn(passengers, cancelled)) && (
          <LinkButton variant={step === 'DONE' ? 'secondary' : 'quiet'} to={to(boardingPath(id))}>
            <FormattedMessage id="check-in-boarding.cancel.keep" values={{ step }} />
          </LinkButton>
        )}
      </ButtonRow>
    </PageColumn>
  );
}
