import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { needsPicture } from '#schema/rules/travellers/real-name.ts';
import type { SubmitDocumentInput } from '#web/app/apollo/schema-types.gen.ts';
import { useRefetch } from '#web/app/apollo/use-refetch.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { DateField } from '#web/app/forms/date-field.tsx';
import { FileField } from '#web/app/forms/files/file-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { SelectField } from '#web/app/forms/select-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { EditInfoDocument } from '#web/app/routes/account/edit-info/edit-info.route.gen.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { DocumentSchema } from './document.schema.ts';
import { useSubmitDocumentCommand } from './submit-document.mutation.gen.ts';

type DocumentFormProps = {
  types: readonly DocumentType[];
  /** A passport is issued by the country of it; null where it is not given. */
  nationality: string | null;
};

/** Whether the document that is chosen is compared with pictures. */
function Pictures({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const intl = useIntl();
  const type: DocumentType = useWatch({ name: 'type' });
  if (!needsPicture(type)) return null;
  return (
    <FileField
      name="pictures"
      purpose="IDENTITY_DOCUMENT"
      label={intl.formatMessage({ id: 'account-edit-info.documents.pictures' })}
      missing={intl.formatMessage({ id: 'account-edit-info.documents.pictures.missing' })}
      onBusy={onBusy}
    />
  );
}

/** A document to be compared; once it is submitted, the page shows its state. */
export function DocumentForm({ types, nationality }: DocumentFormProps) {
  const intl = useIntl();
  const words = useTravellerWords();
  const [busy, setBusy] = useState(false);
  const refetch = useRefetch(EditInfoDocument, {});
  const { send } = useSubmitDocumentCommand(
    (input: Omit<SubmitDocumentInput, 'idempotencyKey'>, idempotencyKey) => ({
      input: { idempotencyKey, ...input },
    }),
  );
  const [first] = types;
  const values = { type: first, number: '', expiresOn: '', pictures: [] };
  const form = useSiteForm(DocumentSchema, values);
  return (
    <Form
      form={form}
      onSubmit={async ({ type, number, expiresOn, pictures }) => {
        if (busy) return [];
        const document = {
          type,
          number,
          expiresOn: expiresOn || null,
          // all but passports are issued by mainland China
          issuingCountry: type === 'PP' ? (nationality ?? '') : 'CN',
        };
        const fileIds = needsPicture(type) ? pictures.map(({ id }) => id) : [];
        const answer = await send({ document, fileIds });
        if (!answer || answer.errors.length > 0)
          return answer?.errors.map(({ path, ...error }) => ({
            ...error,
            path: path[0] === 'fileIds' ? ['pictures'] : path.slice(1),
          }));
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
      <Pictures onBusy={setBusy} />
      <ButtonRow>
        <Button type="submit" loading={form.formState.isSubmitting}>
          <FormattedMessage id="account-edit-info.documents.submit" />
        </Button>
      </ButtonRow>
    </Form>
  );
}
