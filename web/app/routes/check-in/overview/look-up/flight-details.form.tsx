import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { NameFields } from '#web/app/components/ticket-fields/name-fields.tsx';
import { FlightNumberField } from '#web/app/components/ticket-fields/ticket-fields.tsx';
import { DateField } from '#web/app/forms/date-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { SelectField } from '#web/app/forms/select-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useDraft } from '#web/app/forms/use-draft.ts';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { FlightDetailsSchema } from './flight-details.schema.ts';
import { KEY_KINDS } from './flight-details.ts';
import type { RequestedFlight } from './requested-flight.ts';
import { useRequestAccess } from './use-request-access.ts';

/** Storage key of what is typed. */
export const FLIGHT_DETAILS_DRAFT = 'check-in';

/** The first step: the details that name a flight of a booking. A link may have filled in some. */
export function FlightDetailsForm({ onAsked }: { onAsked: (asked: RequestedFlight) => void }) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const request = useRequestAccess();
  const form = useSiteForm(FlightDetailsSchema, {
    lastName: '',
    firstName: '',
    kind: 'reference',
    key: params.get('reference') ?? '',
    flightNumber: params.get('number') ?? '',
    flightDate: params.get('date') ?? '',
  });
  useDraft(form, FLIGHT_DETAILS_DRAFT, ['key']);
  const { clearErrors, setValue } = form;
  const kind = useWatch({ control: form.control, name: 'kind' });
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    setValue('key', '');
    clearErrors('key');
  }, [kind, clearErrors, setValue]);
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
      <NameFields legend={intl.formatMessage({ id: 'check-in-overview.ask.name' })} />
      <SelectField
        name="kind"
        label={intl.formatMessage({ id: 'check-in-overview.ask.kind' })}
        placeholder={null}
        options={KEY_KINDS.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: 'check-in-overview.ask.key' }, { kind: one }),
        }))}
      />
      <TextField
        key={kind}
        name="key"
        label={intl.formatMessage({ id: 'check-in-overview.ask.key' }, { kind })}
        missing={intl.formatMessage({ id: 'check-in-overview.ask.keyMissing' }, { kind })}
        hint={<FormattedMessage id="check-in-overview.ask.keyHint" values={{ kind }} />}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={40}
      />
      <FlightNumberField
        label={intl.formatMessage({ id: 'check-in-overview.ask.flightNumber' })}
        missing={intl.formatMessage({ id: 'ticket-fields.flightNumberMissing' })}
        hint={<FormattedMessage id="check-in-overview.ask.flightNumberHint" />}
      />
      <DateField
        name="flightDate"
        label={intl.formatMessage({ id: 'check-in-overview.ask.flightDate' })}
        missing={intl.formatMessage({ id: 'ticket-fields.flightDateMissing' })}
        hint={<FormattedMessage id="check-in-overview.ask.flightDateHint" />}
      />
      <ButtonRow>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          <FormattedMessage id="check-in-overview.ask.submit" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
