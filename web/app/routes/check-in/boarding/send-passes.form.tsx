import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { emailProblem } from '#schema/rules/travellers/contact.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { Form } from '#web/app/forms/form.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { useSendBoardingPassesByMailCommand } from './send-passes.mutation.gen.ts';

/** The address may be left out where one was given at check-in. */
const schemaFor = (given: boolean) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || (given && dataset.value.trim() === '')) return;
        const problem = emailProblem(dataset.value);
        if (problem) addIssue({ message: problem });
      }),
    ),
  });

type SendPassesProps = {
  passengerIds: readonly string[];
  /** The contact of the check-in, masked; null where there is none. */
  contact: string | null;
};

/** Sends the boarding passes of a party by e-mail. */
export function SendPassesForm({ passengerIds, contact }: SendPassesProps) {
  const intl = useIntl();
  const locale = API_LOCALE[useLocale()];
  const [sentTo, setSentTo] = useState<string | null>(null);
  const given = contact?.includes('@') ?? false;
  const form = useSiteForm(schemaFor(given), { email: '' });
  const { send } = useSendBoardingPassesByMailCommand((email: string | null, idempotencyKey) => {
    const input = { idempotencyKey, passengerSegmentIds: [...passengerIds], email, locale };
    return { input };
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ email }) => {
        setSentTo(null);
        const result = await send(email.trim() || null);
        setSentTo(result?.payload?.sentTo ?? null);
        // the form has one field, whatever of the input was wrong
        return result?.errors.map((error) => ({
          ...error,
          path: error.path[0] === 'email' ? ['email'] : [],
        }));
      }}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        optional={given}
        label={intl.formatMessage({ id: 'check-in-boarding.send.email' })}
        hint={given && <FormattedMessage id="check-in-boarding.send.given" values={{ contact }} />}
      />
      <ButtonRow>
        <Button type="submit" variant="secondary" loading={form.formState.isSubmitting}>
          <FormattedMessage id="check-in-boarding.send" />
        </Button>
      </ButtonRow>
      <div role="status">
        {sentTo && (
          <Notice tone="success">
            <FormattedMessage id="check-in-boarding.send.done" values={{ contact: sentTo }} />
          </Notice>
        )}
      </div>
    </Form>
  );
}
