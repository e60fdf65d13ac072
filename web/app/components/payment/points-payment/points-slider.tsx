import { chakra } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';

const SLIDER = {
  width: 'full',
  height: '11',
  accentColor: 'brand.solid',
  cursor: 'pointer',
} as const;

/** The number of points by hand: it follows the field, and the field follows it. */
export function PointsSlider({ most }: { most: number }) {
  const intl = useIntl();
  const { setValue } = useFormContext();
  const typed: unknown = useWatch({ name: 'points' });
  const points = Number(typed);
  return (
    <chakra.input
      {...SLIDER}
      type="range"
      min={1}
      max={most}
      value={Number.isSafeInteger(points) ? points : 1}
      aria-label={intl.formatMessage({ id: 'points-payment.slider' })}
      aria-valuetext={intl.formatMessage({ id: 'format.points' }, { points })}
      onChange={({ target }) => setValue('points', target.value, { shouldDirty: true })}
    />
  );
}
