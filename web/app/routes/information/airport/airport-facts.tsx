import { zoneOffsetMinutes } from '#schema/rules/base/time.ts';
import { Duration } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { GuideAirport } from './guide-airport.ts';

/** How far a clock is ahead of UTC, in minutes, as it is printed: `UTC+8`, `UTC+5:30`, `UTC−1`. */
export function utcOffset(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? '−' : '+';
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

const LOUNGES = '/lounges';

/** What one has to know at an airport; `now` decides between summer and winter time. */
export function AirportFacts({ airport, now }: { airport: GuideAirport; now: string }) {
  const to = useLocalePath();
  const { terminal, counters, minimumConnection, zone, hasLounge } = airport;
  const { domesticMinutes, internationalMinutes } = minimumConnection;
  const international = <Duration minutes={internationalMinutes} />;
  const items = [
    {
      id: 'terminal',
      term: <FormattedMessage id="information-airport.terminal" />,
      value: terminal ?? <FormattedMessage id="information-airport.oneTerminal" />,
    },
    {
      id: 'counters',
      term: <FormattedMessage id="information-airport.counters" />,
      value: counters.rows ?? <FormattedMessage id="information-airport.onScreens" />,
    },
    {
      id: 'connection',
      term: <FormattedMessage id="information-airport.connection" />,
      value: domesticMinutes ? (
        <FormattedMessage
          id="information-airport.connectionBoth"
          values={{ domestic: <Duration minutes={domesticMinutes} />, international }}
        />
      ) : (
        international
      ),
    },
    {
      id: 'clock',
      term: <FormattedMessage id="information-airport.clock" />,
      value: utcOffset(zoneOffsetMinutes(new Date(now), zone)),
    },
    {
      id: 'lounge',
      term: <FormattedMessage id="information-airport.lounge" />,
      value: hasLounge ? (
        <TextLink to={to(LOUNGES)}>
          <FormattedMessage id="information-airport.loungeLink" />
        </TextLink>
      ) : null,
    },
  ];
  return <DescriptionList items={items} shape="columns" short />;
}
