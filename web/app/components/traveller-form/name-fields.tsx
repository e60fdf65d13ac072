import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { APPELLATIONS } from '#schema/codes/travellers/appellations.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FieldPair, FilledField } from '#web/app/forms/field-pair.tsx';
import { SelectField } from '#web/app/forms/select-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { NamePreview } from './name-preview.tsx';

export type NameFieldsProps = {
  /** The path of the traveller in the form: `passengers.adt1`. */
  at: string;
  /** The section under which a browser fills in; null where the traveller is not its user. */
  section: string | null;
  /** A button that fills in the last name. */
  children?: ReactNode;
};

/** The name as the passport prints it, and how the ticket will. */
export function NameFields({ at, section, children }: NameFieldsProps) {
  const intl = useIntl();
  const { title } = useTravellerWords();
  const autoComplete = (token: string) => (section ? `section-${section} ${token}` : 'off');
  return (
    <>
      <SelectField
        name={`${at}.title`}
        label={intl.formatMessage({ id: 'traveller-form.title' })}
        optional
        width="medium"
        autoComplete={autoComplete('honorific-prefix')}
        options={APPELLATIONS.map((code) => ({ value: code, label: title(code) }))}
      />
      <FieldPair>
        <FilledField>
          <TextField
            name={`${at}.lastName`}
            label={intl.formatMessage({ id: 'traveller-form.lastName' })}
            hint={<FormattedMessage id="traveller-form.lastName.hint" />}
            missing={intl.formatMessage({ id: 'traveller-form.lastName.missing' })}
            autoComplete={autoComplete('family-name')}
            autoCapitalize="characters"
            lang="en"
          />
          {children}
        </FilledField>
        <TextField
          name={`${at}.firstName`}
          label={intl.formatMessage({ id: 'traveller-form.firstName' })}
          hint={<FormattedMessage id="traveller-form.firstName.hint" />}
          missing={intl.formatMessage({ id: 'traveller-form.firstName.missing' })}
          autoComplete={autoComplete('given-name')}
          autoCapitalize="characters"
          lang="en"
        />
      </FieldPair>
      <NamePreview at={at} />
    </>
  );
}
