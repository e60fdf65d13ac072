import { useIntl } from 'react-intl';
import { NameFields } from '#web/app/components/ticket-fields/name-fields.tsx';
import {
  FlightNumberField,
  TicketNumberField,
} from '#web/app/components/ticket-fields/ticket-fields.tsx';
import { DateField } from '#web/app/forms/date-field.tsx';
import { FieldPair } from '#web/app/forms/field-pair.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useDraft } from '#web/app/forms/use-draft.ts';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { RequestedItinerary } from './requested-itinerary.ts';
import { TicketDetailsSchema } from './ticket-details.schema.ts';
import { useRequestItinerary } from './use-request-itinerary.ts';

/** Storage key of what is typed. */
export const TICKET_DETAILS_DRAFT = 'itinerary-confirmation';

const EMPTY = {
  flightDate: '',
  flightNumber: '',
  ticketNumber: '',
  lastName: '',
  firstName: '',
  email: '',
};

/** The first step: the five details that name a ticket. */
export function TicketDetailsForm({ onAsked }: { onAsked: (asked: RequestedItinerary) => void }) {
  const intl = useIntl();
  const request = useRequestItinerary();
  const form = useSiteForm(TicketDetailsSchema, EMPTY);
  useDraft(form, TICKET_DETAILS_DRAFT);
  return (
    <Form
      form={form}
      onSubmit={async (details) => {
        const answer = await request(details);
        if ('errors' in answer) return answer.errors;
        onAsked(answer.asked);
        return undefined;
      }}
    >
      <DateField
        name="flightDate"
        label={intl.formatMessage({ id: 'trips-itinerary-confirmation.ask.flightDate' })}
        missing={intl.formatMessage({ id: 'ticket-fields.flightDateMissing' })}
        hint={<FormattedMessage id="trips-itinerary-confirmation.ask.flightDateHint" />}
      />
      <FieldPair inRows>
        <FlightNumberField
          label={intl.formatMessage({ id: 'trips-itinerary-confirmation.ask.flightNumber' })}
          missing={intl.formatMessage({ id: 'ticket-fields.flightNumberMissing' })}
          hint={<FormattedMessage id="trips-itinerary-confirmation.ask.flightNumberHint" />}
        />
        <TicketNumberField
          label={intl.formatMessage({ id: 'trips-itinerary-confirmation.ask.ticketNumber' })}
          missing={intl.formatMessage({
            id: 'trips-itinerary-confirmation.ask.ticketNumberMissing',
          })}
          hint={<FormattedMessage id="ticket-fields.ticketNumberHint" />}
        />
      </FieldPair>
      <NameFields legend={intl.formatMessage({ id: 'trips-itinerary-confirmation.ask.name' })} />
      <TextField
        name="email"
        type="email"
        label={intl.formatMessage({ id: 'trips-itinerary-confirmation.ask.email' })}
        missing={intl.formatMessage({ id: 'ticket-fields.emailMissing' })}
        hint={<FormattedMessage id="trips-itinerary-confirmation.ask.emailHint" />}
        autoComplete="email"
        maxLength={254}
      />
      <ButtonRow>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          <FormattedMessage id="trips-itinerary-confirmation.ask.submit" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
