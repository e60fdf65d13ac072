import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { TextLink } from '#web/app/ui/text-link.tsx';

export type AirportLinkProps = { airport: { readonly code: string; readonly name: string } };

const GUIDE = '/guide/airport';

/**
 * The airport's name, leading to its place in the airport guide: counters, connections, the way
 * into the city.
 */
export function AirportLink({ airport: { code, name } }: AirportLinkProps) {
  const to = useLocalePath();
  return <TextLink to={`${to(GUIDE)}#${code}`}>{name}</TextLink>;
}
