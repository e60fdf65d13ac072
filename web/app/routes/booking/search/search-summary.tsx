import { Box, chakra } from '@chakra-ui/react';
import { Fragment, lazy, Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { SEARCH_PANEL } from '#web/app/components/flight-results/address/opened.ts';
import { useOpened } from '#web/app/components/flight-results/address/use-opened.ts';
import { boundsInForce } from '#web/app/components/search-panel/search-draft.ts';
import { writeSearch } from '#web/app/components/search-panel/search-query.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Skeleton } from '#web/app/ui/skeleton.tsx';
import { cityOf } from './address/place-names.ts';
import { useTrip } from './address/trip-in-address.ts';
import type { SearchEditorProps } from './search-editor.tsx';
import { usePartyText } from './use-party-text.ts';

// The panel loads when the search is to be changed.
const SearchEditor = lazy(() =>
  import('./search-editor.tsx').then(({ SearchEditor }) => ({ default: SearchEditor })),
);

const TRIP_TEXTS = {
  ROUND_TRIP: 'search-panel.roundTrip',
  ONE_WAY: 'search-panel.oneWay',
  MULTI_CITY: 'search-panel.multiCity',
} as const;
const CABIN_TEXTS = {
  ECONOMY: 'search-panel.economy',
  BUSINESS: 'search-panel.business',
} as const;

const BUTTON_WHOLE = { '& > :last-child': { flex: { smDown: 'none' } } };

export type SearchSummaryProps = SearchEditorProps & {
  /** Something is missing from the search, so the panel is open. */
  isIncomplete: boolean;
};

/** What was searched for in one line, and the panel to change it in place. */
export function SearchSummary({ airports, now, isIncomplete }: SearchSummaryProps) {
  const intl = useIntl();
  const id = useId();
  const partyText = usePartyText();
  const [isOpen, setOpen] = useOpened(SEARCH_PANEL);
  const { draft } = useTrip();
  const open = isIncomplete || isOpen;
  const bounds = boundsInForce(draft);
  const days = [bounds[0]?.date, bounds.at(-1)?.date].filter((day) => day !== null);
  const way = draft.trip === 'ROUND_TRIP' ? bounds.slice(0, 1) : bounds;
  const stations = [way[0]?.origin, ...way.map(({ destination }) => destination)];
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      aria-label={intl.formatMessage({ id: 'search-panel.label' })}
    >
      {!isIncomplete && (
        // on a phone the button stays beside the text, so that the first flight is in sight
        <Box
          display="flex"
          flexWrap={{ sm: 'wrap' }}
          columnGap={{ base: '3', sm: '6' }}
          rowGap={{ base: '3', sm: '2' }}
          alignItems="center"
          justifyContent="space-between"
          paddingBlock="1.5"
          paddingInline={{ base: '3', sm: '4' }}
          borderWidth="1px"
          borderRadius="lg"
          background="bg.panel"
          css={BUTTON_WHOLE}
        >
          <Box
            as="p"
            display="flex"
            flex={{ base: '1 1 0', sm: '1 1 18rem' }}
            flexWrap="wrap"
            columnGap={{ base: '3', sm: '5' }}
            rowGap={{ base: '0', sm: '0.5' }}
            minWidth="0"
            color="fg.muted"
            fontSize={{ base: 'xs', sm: 'sm' }}
            lineHeight="snug"
          >
            <chakra.strong
              width={{ smDown: 'full' }}
              color="fg"
              fontSize="sm"
              fontWeight="semibold"
            >
              {stations.map((code) => cityOf(airports, code ?? '')).join(' – ')}
            </chakra.strong>
            <span>
              {[...new Set(days)].map((day, at, { length }) => (
                <Fragment key={day}>
                  {/* the space is outside: there the line may end */}
                  {at > 0 && ' '}
                  <chakra.span whiteSpace="nowrap">
                    <Day value={day ?? ''} />
                    {at < length - 1 && ' –'}
                  </chakra.span>
                </Fragment>
              ))}
            </span>
            <span>
              <FormattedMessage id={TRIP_TEXTS[draft.trip]} />
            </span>
            <span>{partyText(draft.party)}</span>
            <span>
              <FormattedMessage id={CABIN_TEXTS[draft.cabin]} />
            </span>
          </Box>
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <FormattedMessage
              id={open ? 'booking-search.search.close' : 'booking-search.search.edit'}
            />
          </Button>
        </Box>
      )}
      <Box id={id} marginTop={isIncomplete || !open ? undefined : '3'}>
        {open && (
          <Suspense fallback={<Skeleton height="12rem" />}>
            <SearchEditor key={`${writeSearch(draft)}`} airports={airports} now={now} />
          </Suspense>
        )}
      </Box>
    </chakra.section>
  );
}
