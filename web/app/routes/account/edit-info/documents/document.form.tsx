import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { useCommand } from '#web/app/apollo/command/use-command.ts';
import type { IdentityDocumentInput } from '#web/app/apollo/schema-types.gen.ts';
import { useRefetch } from '#web/app/apollo/use-refetch.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { DateField } from '#web/app/forms/date-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { SelectField } from '#web/app/forms/select-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { EditInfoDocument } from '#web/app/routes/account/edit-info/edit-info.route.gen.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { DocumentSchema } from './document.schema.ts';
import { useSubmitDocumentMutation } from './submit-document.mutation.gen.ts';

/** A document to be compared; once it is submitted, the page shows its state. */
export function DocumentForm({ types }: { types: readonly DocumentType[] }) {
  const intl = useIntl();
  const words = useTravellerWords();
  const [mutate] = useSubmitDocumentMutation();
  const refetch = useRefetch(EditInfoDocument, {});
  const { send } = useCommand(async (document: IdentityDocumentInput, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { idempotencyKey, document } } });
    return data?.submitDocument;
  });
  const [first] = types;
  const form = useSiteForm(DocumentSchema, { type: first, number: '', expiresOn: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ type, number, expiresOn }) => {
        const answer = await send({
          type,
          number,
          expiresOn: expiresOn || null,
          // the documents that are compared by their number alone are those of mainland China
          issuingCountry: 'CN',
        });
        if (!answer || answer.errors.length > 0)
          return answer?.errors.map(({ path, ...error }) => ({ ...error, path: path.slice(1) }));
        await refetch();
        return undefined;
      }}
    >
      <SelectField
        name="type"
        placeholder={null}
        label={intl.formatMessage({ id: 'account-edit-info.documents.type' })}
        options={types.map((type) => ({ value: type, label: words.document(type) }))}
      />
      <TextField
        name="number"
        figures
        autoComplete="off"
        autoCapitalize="characters"
        label={intl.formatMessage({ id: 'account-edit-info.documents.number' })}
      />
      <DateField
        name="expiresOn"
        label={intl.formatMessage({ id: 'account-edit-info.documents.expiresOn' })}
      />
      <ButtonRow>
        <Button type="submit" loading={form.formState.isSubmitting}>
          <FormattedMessage id="account-edit-info.documents.submit" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
