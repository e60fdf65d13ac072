import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { regionName, regionsInOrder } from '#web/app/i18n/regions.ts';
import type { FieldProps } from './field-frame.tsx';
import { SelectField } from './select-field.tsx';
import { slowTypeAhead } from './type-ahead.ts';

/**
 * A country or region by its ISO 3166 code: nationality, place of issue. The page's handle lists `region`. The 249 names
 * are rendered after hydration and not on the server: a family's form would hold thousands of options. They are deferred, so that
 * the page takes a touch before they are there. A name may be typed slowly.
 */
export const RegionField = memo(function RegionField(
  props: FieldProps & { autoComplete?: string },
) {
  const intl = useIntl();
  const { getValues, setValue } = useFormContext();
  const { name } = props;
  const onKeyDown = useMemo(slowTypeAhead, []);
  const isAlive = useDeferredValue(true, false);
  useEffect(() => {
    // a restored value is chosen once its name is in the list; the element stays, and with it the focus
    const value = isAlive && getValues(name);
    if (value) setValue(name, value);
  }, [isAlive, name, getValues, setValue]);
  const codes = isAlive ? regionsInOrder(intl) : [];
  const options = codes.map((code) => ({ value: code, label: regionName(intl, code) }));
  return <SelectField {...props} options={options} onKeyDown={onKeyDown} />;
});
