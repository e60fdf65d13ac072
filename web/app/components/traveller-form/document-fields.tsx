import { useIntl } from 'react-intl';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FieldPair } from '#web/app/forms/field-pair.tsx';
import { RegionField } from '#web/app/forms/region-field.tsx';
import { SelectField } from '#web/app/forms/select-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { chosenType } from './traveller-values.ts';

type Word = 'nationality' | 'documentType' | 'documentNumber' | 'issuingCountry';

/** Label of a field, and the sentence that asks for it. */
function useWords() {
  const intl = useIntl();
  return (name: Word) => ({
    label: intl.formatMessage({ id: `traveller-form.${name}` }),
    missing: intl.formatMessage({ id: `traveller-form.${name}.missing` }),
  });
}

export function NationalityField({ at }: { at: string }) {
  return <RegionField name={`${at}.nationality`} {...useWords()('nationality')} />;
}

export type DocumentTypeFieldProps = {
  /** The path of the document in the form. */
  at: string;
  types: readonly DocumentType[];
};

export function DocumentTypeField({ at, types }: DocumentTypeFieldProps) {
  const { document } = useTravellerWords();
  return (
    <SelectField
      name={`${at}.type`}
      {...useWords()('documentType')}
      options={types.map((code) => ({ value: code, label: document(code) }))}
    />
  );
}

export type DocumentNumberFieldsProps = {
  /** The path of the document in the form. */
  at: string;
  /** The chosen type, whose format of numbers is explained. */
  type: string;
  /** The number that is stored, masked: it stays where nothing is typed. */
  savedNumber?: string | null;
};

/** The number of a document, and who issued it. */
export function DocumentNumberFields({ at, type, savedNumber = null }: DocumentNumberFieldsProps) {
  const intl = useIntl();
  const words = useWords();
  const hint = savedNumber
    ? intl.formatMessage({ id: 'traveller-form.documentNumber.saved' }, { number: savedNumber })
    : intl.formatMessage(
        { id: 'traveller-form.documentNumber.hint' },
        { type: chosenType(type) ?? '' },
      );
  return (
    <FieldPair>
      <TextField
        name={`${at}.number`}
        {...words('documentNumber')}
        hint={hint}
        optional={savedNumber !== null}
        autoComplete="off"
        autoCapitalize="characters"
        figures
      />
      <RegionField
        name={`${at}.issuingCountry`}
        {...words('issuingCountry')}
        hint={intl.formatMessage({ id: 'traveller-form.issuingCountry.hint' })}
      />
    </FieldPair>
  );
}
