import * as v from 'valibot';

type Most = { readonly usable: number; readonly available: number };

/**
 * How many points are to pay, at most `usable` of those `available`, and the six digits that
 * release them.
 */
export const pointsSchema = ({ usable, available }: Most) =>
  v.object({
    points: v.pipe(
      v.string('REQUIRED'),
      v.trim(),
      v.nonEmpty('REQUIRED'),
      v.digits('POINTS_OUT_OF_RANGE'),
      v.transform(Number),
      v.minValue(1, 'POINTS_OUT_OF_RANGE'),
      v.maxValue(available, 'POINTS_NOT_ENOUGH'),
      v.maxValue(usable, 'POINTS_OUT_OF_RANGE'),
    ),
    consumptionPassword: v.pipe(v.string('REQUIRED'), v.trim(), v.nonEmpty('REQUIRED')),
  });
