import { useIntl } from 'react-intl';
import type { AircraftTypeCode } from '#web/app/apollo/schema-types.gen.ts';
import { spelledType } from './aircraft-path.ts';

/** Names aircraft types as usual in the user's language. */
export function useAircraftName(): (code: AircraftTypeCode) => string {
  const intl = useIntl();
  return (code) => intl.formatMessage({ id: `shell.page.${spelledType(code)}` });
}
