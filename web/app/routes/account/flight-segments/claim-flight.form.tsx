import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { ticketNumberProblem } from '#schema/rules/after-sale/itinerary-details.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { flightNumberProblem } from '#schema/rules/flights/flight-number.ts';
import { useRefetch } from '#web/app/apollo/use-refetch.ts';
import {
  FlightNumberField,
  TicketNumberField,
} from '#web/app/components/ticket-fields/ticket-fields.tsx';
import { DateField } from '#web/app/forms/date-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { showToast } from '#web/app/page/toasts.ts';
import { ruledText } from '#web/app/routes/account/rule-check.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { useClaimFlightCommand } from './claim-flight.mutation.gen.ts';
import { FlightSegmentsDocument } from './flight-segments.route.gen.ts';

function dateProblem(text: string) {
  if (text === '') return 'REQUIRED';
  return isLocalDate(text) ? null : 'INVALID';
}

/** A claim, ruled as the gateway rules it (RULES 9.9). */
const ClaimFlightSchema = v.object({
  ticketNumber: ruledText(ticketNumberProblem),
  flightNumber: ruledText(flightNumberProblem),
  flightDate: ruledText(dateProblem),
});

const EMPTY = { ticketNumber: '', flightNumber: '', flightDate: '' };

type Claim = typeof EMPTY;

/** A flight that was not credited; once it is, the page shows it. */
export function ClaimFlightForm() {
  const intl = useIntl();
  const refetch = useRefetch(FlightSegmentsDocument, {});
  const { send } = useClaimFlightCommand((claim: Claim, idempotencyKey) => ({
    input: { idempotencyKey, ...claim },
  }));
  const form = useSiteForm(ClaimFlightSchema, EMPTY);
  return (
    <Form
      form={form}
      onSubmit={async (claim) => {
        const answer = await send(claim);
        if (!answer || answer.errors.length > 0) return answer?.errors;
        const entries = answer.payload?.entries ?? [];
        const points = entries.reduce((sum, { change }) => sum + change, 0);
        const title = intl.formatMessage({ id: 'account-flight-segments.claim.done' }, { points });
        showToast({ tone: 'success', title });
        form.reset();
        await refetch();
        return undefined;
      }}
    >
      <TicketNumberField
        label={intl.formatMessage({ id: 'account-flight-segments.claim.ticketNumber' })}
        hint={<FormattedMessage id="ticket-fields.ticketNumberHint" />}
      />
      <FlightNumberField
        label={intl.formatMessage({ id: 'account-flight-segments.claim.flightNumber' })}
      />
      <DateField
        name="flightDate"
        label={intl.formatMessage({ id: 'account-flight-segments.claim.flightDate' })}
        hint={<FormattedMessage id="account-flight-segments.claim.flightDateHint" />}
      />
      <ButtonRow>
        <Button type="submit" loading={form.formState.isSubmitting}>
          <FormattedMessage id="account-flight-segments.claim.submit" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
