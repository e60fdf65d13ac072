import { lazy, Suspense, useRef } from 'react';
import { useNavigate } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { forgetDraft } from '#web/app/forms/use-draft.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { useSessionState } from '#web/app/session/session-storage.ts';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { RequestedItinerary } from './requested-itinerary.ts';
import { TICKET_DETAILS_DRAFT, TicketDetailsForm } from './ticket-details.form.tsx';

/** Loaded when a code has been asked for: most visits of this page do not need it. */
const ItineraryCode = lazy(async () => {
  const { ItineraryCode: Step } = await import('./code-step.tsx');
  return { default: Step };
});

const LEAD_VALUES = {
  digits: LIMITS.verificationCode.digits,
  minutes: LIMITS.verificationCode.validMinutes,
  days: LIMITS.receiptDaysAfterUse,
  years: LIMITS.receiptYearsFromPurchase,
};

/** How a traveller gets the itinerary of a ticket: five details, then a code (RULES 8.18). */
export function AskForItinerary() {
  const [asked, setAsked] = useSessionState<RequestedItinerary | null>(
    'itinerary-confirmation',
    null,
  );
  const navigate = useNavigate();
  const to = useLocalePath();
  const heading = useRef<HTMLDivElement>(null);
  const step = asked ? 'code' : 'ask';

  function show(next: RequestedItinerary | null) {
    setAsked(next);
    heading.current?.querySelector('h1')?.focus();
  }
  function open(confirmation: string) {
    setAsked(null);
    forgetDraft(TICKET_DETAILS_DRAFT);
    navigate(to(`/itineraryConfirmation/details?${new URLSearchParams({ confirmation })}`));
  }

  return (
    <div>
      <PageTitle id="trips-itinerary-confirmation.ask.title" />
      <div ref={heading}>
        <PageHeading
          lead={
            <FormattedMessage
              id={`trips-itinerary-confirmation.${step}.lead`}
              values={LEAD_VALUES}
            />
          }
        >
          <FormattedMessage id={`trips-itinerary-confirmation.${step}.title`} />
        </PageHeading>
      </div>
      {asked ? (
        <Suspense fallback={null}>
          <ItineraryCode
            asked={asked}
            onAsked={setAsked}
            onOpened={open}
            onBack={() => show(null)}
          />
        </Suspense>
      ) : (
        <TicketDetailsForm onAsked={show} />
      )}
    </div>
  );
}
