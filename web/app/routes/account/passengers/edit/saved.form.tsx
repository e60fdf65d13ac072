import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { BirthFields } from '#web/app/components/traveller-form/birth-fields.tsx';
import { NationalityField } from '#web/app/components/traveller-form/document-fields.tsx';
import { MembershipFields } from '#web/app/components/traveller-form/membership-fields.tsx';
import { NameFields } from '#web/app/components/traveller-form/name-fields.tsx';
import { pathOfField } from '#web/app/components/traveller-form/path-of-field.ts';
import { loadNumberingPlans } from '#web/app/components/traveller-form/phone-check.ts';
import {
  emptySavedDocument,
  PERSON_BOXES,
  SavedDocumentBoxes,
} from '#web/app/components/traveller-form/traveller-values.ts';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { SavedDocument } from './saved-document.tsx';
import { savedFaults } from './saved-faults.ts';
import type { SavedValues } from './saved-values.ts';
import { type StoredPassenger, useSaving } from './use-saving.ts';

/**
 * The form of a passenger to save: its values, and the codes of what is wrong with them at their
 * fields.
 */
const savedSchema = (today: LocalDate) =>
  v.pipe(
    v.object({
      passenger: v.object({ ...PERSON_BOXES, documents: v.array(SavedDocumentBoxes) }),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      for (const { code, field } of savedFaults(value, today))
        addIssue({ message: code, path: pathOfField(field, value) });
    }),
  );

/** Fills in the member's own data, as long as nothing is typed. */
function OwnDetails({ values }: { values: SavedValues }) {
  const { reset, formState } = useFormContext<SavedValues>();
  const [filled, setFilled] = useState(false);
  if (filled || formState.isDirty) return null;

  function fill() {
    reset(values);
    setFilled(true);
  }
  return (
    <Button variant="secondary" style={{ justifySelf: 'start' }} onClick={fill}>
      <FormattedMessage id="account-passengers.own" />
    </Button>
  );
}

export type SavedFormProps = {
  values: SavedValues;
  stored: StoredPassenger | null;
  /** The member's own data, where the member may be meant; else null. */
  own: SavedValues | null;
  /** Whether the browser's user is meant. */
  isSelf: boolean;
  today: LocalDate;
};

/** A passenger to save, in the parts and by the rules of the booking's form. */
export function SavedForm({ values, stored, own, isSelf, today }: SavedFormProps) {
  const to = useLocalePath();
  const schema = useMemo(() => savedSchema(today), [today]);
  const form = useSiteForm(schema, values);
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'passenger.documents',
  });
  const { save, sending } = useSaving(stored);
  const [opened] = useState(values);
  // lists of regions are there after hydration: before it, their fields cannot take a value
  useEffect(() => form.reset(opened), [form, opened]);
  useEffect(() => {
    loadNumberingPlans().catch(() => undefined);
  }, []);
  return (
    <Form form={form} onSubmit={save}>
      {own && <OwnDetails values={own} />}
      <Panel as="section">
        <Stack gap="5">
          <NameFields at="passenger" section={isSelf ? 'self' : null} />
          <BirthFields at="passenger" birthday={isSelf} />
          <NationalityField at="passenger" />
        </Stack>
      </Panel>
      <Panel as="section">
        <Heading id="account-passengers.documents" />
        <Stack gap="4">
          {fields.map(({ id }, index) => (
            <SavedDocument
              key={id}
              index={index}
              today={today}
              onRemove={fields.length > 1 ? () => remove(index) : null}
            />
          ))}
          <Button
            variant="secondary"
            style={{ alignSelf: 'start' }}
            onClick={() => append(emptySavedDocument())}
          >
            <FormattedMessage id="account-passengers.document.add" />
          </Button>
        </Stack>
      </Panel>
      <Panel as="section">
        <Heading id="account-passengers.more" />
        <Stack gap="5">
          <MembershipFields at="passenger" />
        </Stack>
      </Panel>
      <ButtonRow>
        <Button type="submit" loading={sending}>
          <FormattedMessage id="account-passengers.save" />
        </Button>
        <LinkButton variant="secondary" to={to('/passengers')}>
          <FormattedMessage id="account-passengers.leave" />
        </LinkButton>
      </ButtonRow>
    </Form>
  );
}

function Heading({ id }: { id: 'account-passengers.documents' | 'account-passengers.more' }) {
  return (
    <chakra.h2 textStyle="h3" marginBottom="3">
      <FormattedMessage id={id} />
    </chakra.h2>
  );
}
