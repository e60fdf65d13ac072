import { useIntl } from 'react-intl';
import { regionName, regionsInOrder } from '../i18n/regions.ts';
import type { FieldProps } from './field-frame.tsx';
import { SelectField } from './select-field.tsx';

/** A country or region by its ISO 3166 code: nationality, place of issue. The page's handle lists `region`. */
export function RegionField(props: FieldProps & { autoComplete?: string }) {
  const intl = useIntl();
  const options = regionsInOrder(intl).map((code) => ({
    value: code,
    label: regionName(intl, code),
  }));
  return <SelectField {...props} options={options} />;
}
