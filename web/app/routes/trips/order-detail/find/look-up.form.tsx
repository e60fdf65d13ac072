import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { NameFields } from '#web/app/components/ticket-fields/name-fields.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { useDraft } from '#web/app/forms/use-draft.ts';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { KeyFields } from './key-fields.tsx';
import { LookUpSchema } from './look-up.schema.ts';
import type { RequestedCode } from './requested-code.ts';
import { useAskCode } from './use-request-code.ts';

/** Storage key of what is typed. */
export const LOOK_UP_DRAFT = 'order-look-up';

/** The first step: which booking, and whose. An e-mail's link has filled in the reference. */
export function LookUpForm({ onAsked }: { onAsked: (asked: RequestedCode) => void }) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const askCode = useAskCode();
  const form = useSiteForm(LookUpSchema, {
    kind: 'reference',
    key: params.get('reference') ?? '',
    lastName: '',
    firstName: '',
  });
  // the key may be the number of a document
  useDraft(form, LOOK_UP_DRAFT, [], ['key']);
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const answer = await askCode(values);
        if ('errors' in answer) return answer.errors;
        onAsked(answer.asked);
        return undefined;
      }}
    >
      <KeyFields />
      <NameFields legend={intl.formatMessage({ id: 'trips-order-detail.find.name' })} />
      <ButtonRow>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          <FormattedMessage id="trips-order-detail.find.submit" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
