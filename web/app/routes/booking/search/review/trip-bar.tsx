import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { ChosenBound } from '#web/app/routes/booking/search/chosen/choose-bounds.ts';
import { chosenTotal } from '#web/app/routes/booking/search/chosen/chosen-change.ts';
import { usePartyText } from '#web/app/routes/booking/search/use-party-text.ts';
import { ButtonRow } from '#web/app/ui/button-row.tsx';

export type TripBarProps = {
  chosen: readonly ChosenBound[];
  party: PartyCounts;
  /** Nothing is to be added any more. */
  isWhole?: boolean;
  /** What is to be done next. */
  children?: ReactNode;
};

/** The total so far, always visible; for how many, and what it includes. */
export function TripBar({ chosen, party, isWhole = false, children }: TripBarProps) {
  const partyText = usePartyText();
  const total = chosenTotal(chosen);
  if (!total) return null;
  return (
    <ButtonRow
      data-sticky-bar="high"
      justify="space-between"
      gap="3"
      columnGap="8"
      position={{ base: 'sticky', _print: 'static' }}
      zIndex="sticky"
      bottom={{ base: '0', md: '3' }}
      marginInline={{ base: '-4', md: '0' }}
      paddingBlock={{ base: '3', md: '4' }}
      paddingInline={{ base: '4', md: '5' }}
      borderTopWidth="1px"
      borderWidth={{ md: '1px' }}
      borderColor="border.strong"
      borderRadius={{ md: 'lg' }}
      background="bg.panel"
    >
      <Box
        as="p"
        display="grid"
        columnGap="3"
        gridTemplateColumns="auto 1fr"
        alignItems="baseline"
        color="fg.muted"
      >
        <chakra.span fontSize="sm">
          <FormattedMessage id={isWhole ? 'booking-search.total' : 'booking-search.totalSoFar'} />
        </chakra.span>{' '}
        <chakra.strong
          color="fg"
          fontSize={{ base: 'xl', md: '2xl' }}
          fontWeight="semibold"
          lineHeight="tight"
        >
          <Money value={total} /> <InReaderCurrency value={total} />
        </chakra.strong>{' '}
        <chakra.span gridColumn="1 / -1" textStyle="caption">
          <FormattedMessage id="booking-search.allIn" values={{ party: partyText(party) }} />
        </chakra.span>
      </Box>
      {children}
    </ButtonRow>
  );
}
