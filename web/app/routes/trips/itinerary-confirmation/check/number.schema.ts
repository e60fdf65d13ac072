import * as v from 'valibot';

/**
 * The number of an itinerary confirmation as it is typed: any text may be checked, and most are not
 * valid.
 */
export const NumberSchema = v.object({
  number: v.pipe(v.string('REQUIRED'), v.trim(), v.nonEmpty('REQUIRED')),
});
