import { useIntl } from 'react-intl';
import { useFormat } from '#web/app/i18n/format/use-format.ts';

/** The names of some passengers in one line, in the user's language. */
export function useNames(): (passengers: readonly { readonly name: string }[]) => string {
  const intl = useIntl();
  const { personName } = useFormat();
  return (passengers) => intl.formatList(passengers.map(({ name }) => personName(name)));
}
