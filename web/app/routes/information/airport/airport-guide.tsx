import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Breadcrumb } from '#web/app/components/article/breadcrumb.tsx';
import { MorePages } from '#web/app/components/article/more-pages.tsx';
import { UnfoldTarget } from '#web/app/components/article/unfold-target.tsx';
import { PlaceMap } from '#web/app/components/route-map/place-map.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageDescription } from '#web/app/page/page-description.tsx';
import { SearchField } from '#web/app/routes/information/search-field.tsx';
import { SkyStage, type SkyStageProps } from '#web/app/scenes/stage/sky-stage.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import styles from './airport-guide.module.css';
import { AirportList } from './airport-list.tsx';
import type { CountryAirports } from './by-country.ts';
import type { GuideAirport } from './guide-airport.ts';
import { useAirportSearch } from './use-airport-search.ts';
import { useGatewayNow } from './use-gateway-now.ts';

/** Unfolds the airport when a search has left but one. */
function useUnfolded(found: ReadonlySet<string> | null) {
  const only = found?.size === 1 ? [...found][0] : undefined;
  useEffect(() => {
    const folded = only && document.getElementById(only)?.closest('details');
    if (folded) folded.open = true;
  }, [only]);
}

/** Puts the unfolded airport into the page's address, to be shared. */
function useAddress() {
  const navigate = useNavigate();
  return (code: string) => {
    if (location.hash !== `#${code}`)
      navigate({ hash: code }, { replace: true, preventScrollReset: true });
  };
}

export type AirportGuideProps = {
  countries: readonly CountryAirports<GuideAirport>[];
  /** The server's time: which time of the year clocks show. */
  now: string;
  picture: SkyStageProps['picture'];
};

/** All airports in a list that can be searched, and on a map. */
export function AirportGuide({ countries, now, picture }: AirportGuideProps) {
  const intl = useIntl();
  const keepInAddress = useAddress();
  const time = useGatewayNow(now);
  const [pointed, setPointed] = useState<string | null>(null);
  const airports = useMemo(() => countries.flatMap(({ airports }) => airports), [countries]);
  const { typed, found, type, prepare } = useAirportSearch(airports);
  useUnfolded(found);
  const counts = { airports: airports.length, countries: countries.length };
  return (
    <>
      <PageDescription
        text={intl.formatMessage({ id: 'information-airport.description' }, counts)}
      />
      <SkyStage picture={picture}>
        <Breadcrumb />
        <PageHeading lead={<FormattedMessage id="information-airport.lead" values={counts} />}>
          <FormattedMessage id="information-airport.title" />
        </PageHeading>
      </SkyStage>
      <div className={styles.search}>
        <SearchField
          id="airport-search"
          label={intl.formatMessage({ id: 'information-airport.search' })}
          hint={intl.formatMessage({ id: 'information-airport.searchHint' })}
          value={typed}
          onChange={type}
          onTouch={prepare}
          said={
            found && (
              <FormattedMessage id="information-airport.found" values={{ count: found.size }} />
            )
          }
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.map}>
          <PlaceMap airports={airports} shown={found} active={pointed} onActive={setPointed} />
        </div>
        <div className={styles.list}>
          {found?.size === 0 && (
            <EmptyState
              title={<FormattedMessage id="information-airport.none" values={{ typed }} />}
            >
              <FormattedMessage id="information-airport.noneHint" />
            </EmptyState>
          )}
          <UnfoldTarget />
          <AirportList
            countries={countries}
            found={found}
            now={time}
            onUnfold={keepInAddress}
            onPoint={setPointed}
          />
          <p className={styles.note}>
            <FormattedMessage id="information-airport.note" />
          </p>
        </div>
      </div>
      <MorePages />
    </>
  );
}
