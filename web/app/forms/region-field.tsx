import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { regionName, regionsInOrder } from '#web/app/i18n/regions.ts';
import type { FieldProps } from './field-frame.tsx';
import { SelectField } from './select-field.tsx';
import { typeaheadDelay } from './typeahead-delay.ts';
import { useLazyOptions } from './use-lazy-options.ts';

/**
 * A country or region by its ISO 3166 code: nationality, place of issue. The page's handle lists
 * `region`. The 249 names are rendered later: a family's form would hold thousands of options. A
 * name may be typed slowly.
 */
export const RegionField = memo(function RegionField(
  props: FieldProps & { autoComplete?: string },
) {
  const intl = useIntl();
  const onKeyDown = useMemo(typeaheadDelay, []);
  const codes = useLazyOptions(props.name) ? regionsInOrder(intl) : [];
  const options = codes.map((code) => ({ value: code, label: regionName(intl, code) }));
  return <SelectField {...props} options={options} onKeyDown={onKeyDown} />;
});
