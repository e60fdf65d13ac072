import * as v from 'valibot';

/**
 * A text that a rule of the schema checks, stored in its normal form; the rule's answer becomes the
 * fault's code.
 */
export const ruled = (problem: (text: string) => string | null, normal: (text: string) => string) =>
  v.pipe(
    v.string('REQUIRED'),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const found = dataset.typed ? problem(dataset.value) : null;
      if (found) addIssue({ message: found });
    }),
    v.transform(normal),
  );
