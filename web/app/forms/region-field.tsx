import { memo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { regionName, regionsInOrder } from '#web/app/i18n/regions.ts';
import type { FieldProps } from './field-frame.tsx';
import { SelectField } from './select-field.tsx';

const never = () => () => undefined;

/** False on the server and during hydration. */
const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * A country or region by its ISO 3166 code: nationality, place of issue. The page's handle lists `region`. The 249 names
 * are rendered after hydration and not on the server: a family's form would hold thousands of options.
 */
export const RegionField = memo(function RegionField(
  props: FieldProps & { autoComplete?: string },
) {
  const intl = useIntl();
  const isAlive = useAlive();
  const codes = isAlive ? regionsInOrder(intl) : [];
  const options = codes.map((code) => ({ value: code, label: regionName(intl, code) }));
  // another element, which takes the form's value once it has the name to show
  return <SelectField key={String(isAlive)} {...props} options={options} />;
});
