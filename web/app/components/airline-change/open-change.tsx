import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { OpenChangesFragment } from './open-change.gen.ts';

type OpenChange = OpenChangesFragment['airlineChanges'][number];

/** The change of an order that is to be decided first; null where none is open. */
export const openChangeOf = ({
  airlineChanges,
}: Pick<OpenChangesFragment, 'airlineChanges'>): OpenChange | null =>
  airlineChanges
    .filter(({ state }) => state === 'OPEN')
    .toSorted((a, b) => Date.parse(a.decideBy) - Date.parse(b.decideBy))[0] ?? null;

/** What the airline changed and until when it is decided, in a line. Texts: `airline-change`. */
export function OpenChange({ change: { kind, decideBy, segments } }: { change: OpenChange }) {
  const intl = useIntl();
  const { moment } = useClock();
  const numbers = new Set(segments.map(({ before }) => before.flightNumber));
  return (
    <FormattedMessage
      id="airline-change.open"
      values={{
        kind,
        flights: intl.formatList([...numbers]),
        moment: moment(decideBy, BRAND.commercialZone),
      }}
    />
  );
}
