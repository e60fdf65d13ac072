import { Stack } from '@chakra-ui/react';
import { lazy, Suspense, useRef } from 'react';
import { useNavigate } from 'react-router';
import { checkInPath } from '#web/app/components/check-in/check-in-paths.ts';
import { forgetDraft } from '#web/app/forms/use-draft.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { useSessionState } from '#web/app/session/session-storage.ts';
import { Muted } from '#web/app/ui/muted.tsx';
import { FLIGHT_DETAILS_DRAFT, FlightDetailsForm } from './flight-details.form.tsx';
import type { RequestedFlight } from './requested-flight.ts';

/** Loaded when a code has been asked for: most visits of this page do not need it. */
const FlightCode = lazy(async () => {
  const { FlightCode: Step } = await import('./code-step.tsx');
  return { default: Step };
});

/**
 * How a flight of any booking is opened in this browser: its details, then a code
 * (RULES 7.3 and 10.3).
 */
export function LookUp() {
  const [asked, setAsked] = useSessionState<RequestedFlight | null>('check-in', null);
  const navigate = useNavigate();
  const to = useLocalePath();
  const heading = useRef<HTMLHeadingElement>(null);

  function show(next: RequestedFlight | null) {
    setAsked(next);
    heading.current?.focus();
  }
  function open(itineraryId: string) {
    setAsked(null);
    forgetDraft(FLIGHT_DETAILS_DRAFT);
    navigate(to(checkInPath(itineraryId)));
  }

  return (
    <Stack gap="5" maxWidth="form">
      <div>
        <h3 className="text-h3" ref={heading} tabIndex={-1}>
          <FormattedMessage
            id="check-in-overview.look-up"
            values={{ step: asked ? 'CODE' : 'ASK' }}
          />
        </h3>
        {!asked && (
          <Muted size="md">
            <FormattedMessage id="check-in-overview.look-up.lead" />
          </Muted>
        )}
      </div>
      {asked ? (
        <Suspense fallback={null}>
          <FlightCode asked={asked} onAsked={setAsked} onOpened={open} onBack={() => show(null)} />
        </Suspense>
      ) : (
        <FlightDetailsForm onAsked={show} />
      )}
    </Stack>
  );
}
