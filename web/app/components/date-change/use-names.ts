import { useIntl } from 'react-intl';

/** The names of some passengers in one line, in the user's language. */
export function useNames(): (passengers: readonly { readonly name: string }[]) => string {
  const intl = useIntl();
  return (passengers) => intl.formatList(passengers.map(({ name }) => name));
}
