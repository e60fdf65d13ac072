import * as v from 'valibot';

/** How many points are to pay, at most `usable`, and the six digits that release them. */
export const pointsSchema = (usable: number) =>
  v.object({
    points: v.pipe(
      v.string('REQUIRED'),
      v.trim(),
      v.nonEmpty('REQUIRED'),
      v.digits('POINTS_OUT_OF_RANGE'),
      v.transform(Number),
      v.minValue(1, 'POINTS_OUT_OF_RANGE'),
      v.maxValue(usable, 'POINTS_NOT_ENOUGH'),
    ),
    consumptionPassword: v.pipe(v.string('REQUIRED'), v.trim(), v.nonEmpty('REQUIRED')),
  });
