import { FormattedMessage } from 'react-intl';
import { zoneOffsetMinutes } from '#schema/rules/time.ts';
import { Duration } from '../../../i18n/format/formatted.tsx';
import { useLocalePath } from '../../../i18n/use-locale.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { GuideAirport } from './guide-airport.ts';
import { utcOffset } from './utc-offset.ts';

const LOUNGES = '/lounges';

/** What one has to know at an airport; `now` tells which time of the year its clocks show. */
export function AirportFacts({ airport, now }: { airport: GuideAirport; now: string }) {
  const to = useLocalePath();
  const { terminal, checkIn, minimumConnection, zone, hasLounge } = airport;
  const { domesticMinutes, internationalMinutes } = minimumConnection;
  const hours = {
    opens: <Duration minutes={checkIn.opensMinutes} />,
    closes: <Duration minutes={checkIn.closesMinutes} />,
  };
  const international = <Duration minutes={internationalMinutes} />;
  const items = [
    {
      id: 'terminal',
      term: <FormattedMessage id="airport.terminal" />,
      value: terminal ?? <FormattedMessage id="airport.oneTerminal" />,
    },
    {
      id: 'counters',
      term: <FormattedMessage id="airport.counters" />,
      value: checkIn.counters ?? <FormattedMessage id="airport.onScreens" />,
    },
    {
      id: 'hours',
      term: <FormattedMessage id="airport.hours" />,
      value: <FormattedMessage id="airport.hoursValue" values={hours} />,
    },
    {
      id: 'connection',
      term: <FormattedMessage id="airport.connection" />,
      value: domesticMinutes ? (
        <FormattedMessage
          id="airport.connectionBoth"
          values={{ domestic: <Duration minutes={domesticMinutes} />, international }}
        />
      ) : (
        international
      ),
    },
    {
      id: 'clock',
      term: <FormattedMessage id="airport.clock" />,
      value: utcOffset(zoneOffsetMinutes(new Date(now), zone)),
    },
    {
      id: 'lounge',
      term: <FormattedMessage id="airport.lounge" />,
      value: hasLounge ? (
        <TextLink to={to(LOUNGES)}>
          <FormattedMessage id="airport.loungeLink" />
        </TextLink>
      ) : null,
    },
  ];
  return <DescriptionList items={items} shape="columns" />;
}
