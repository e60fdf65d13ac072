import * as v from 'valibot';
import { pathOfField } from '#web/app/components/traveller-form/path-of-field.ts';
import { documentFaults } from './typed-documents.ts';

const Text = v.string();

/**
 * The documents of all who are checked in, and the codes of what is wrong with them at their
 * fields.
 */
export const documentsSchema = (day: string) =>
  v.pipe(
    v.object({
      people: v.array(
        v.object({
          typed: v.boolean(),
          type: Text,
          number: Text,
          issuingCountry: Text,
          issuerChosen: v.boolean(),
          expiresOn: Text,
        }),
      ),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const faults = value.people.flatMap((one, index) =>
        documentFaults(`people.${index}`, one, day),
      );
      for (const { code, field } of faults)
        addIssue({ message: code, path: pathOfField(field, value) });
    }),
  );
