import * as v from 'valibot';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { pathOfField } from '#web/app/components/traveller-form/path-of-field.ts';
import {
  PERSON_BOXES,
  SavedDocumentBoxes,
} from '#web/app/components/traveller-form/traveller-values.ts';
import { savedFaults } from './saved-faults.ts';

/**
 * The form of a passenger to save: its values, and the codes of what is wrong with them at their
 * fields.
 */
export const savedSchema = (today: LocalDate) =>
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
