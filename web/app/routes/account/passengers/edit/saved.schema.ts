import * as v from 'valibot';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { pathOfField } from '#web/app/components/traveller-form/path-of-field.ts';
import { savedFaults } from './saved-faults.ts';

const Text = v.string();

const Document = v.object({
  type: Text,
  number: Text,
  issuingCountry: Text,
  issuerChosen: v.boolean(),
  expiresOn: Text,
  savedKey: Text,
  savedNumber: Text,
});

/** The form of a passenger to save: its values, and the codes of what is wrong with them at their fields. */
export const savedSchema = (today: LocalDate) =>
  v.pipe(
    v.object({
      passenger: v.object({
        title: Text,
        lastName: Text,
        firstName: Text,
        gender: v.fallback(Text, ''),
        dateOfBirth: Text,
        nationality: Text,
        frequentFlyer: v.object({ airline: Text, number: Text }),
        phone: v.object({ areaCode: Text, number: Text }),
        documents: v.array(Document),
      }),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      for (const { code, field } of savedFaults(value, today))
        addIssue({ message: code, path: pathOfField(field, value) });
    }),
  );
