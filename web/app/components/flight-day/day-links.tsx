import { chakra, Grid, Span } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';

export type DayLinksProps = {
  date: LocalDate;
  previousDay: LocalDate | null;
  nextDay: LocalDate | null;
  /** The address of the same on another day, in the user's locale. */
  addressOf: (day: LocalDate) => string;
};

const GAP = { base: '0.5', sm: '2' };

const DayLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '0.5', sm: '1.5' },
    width: 'fit-content',
    minHeight: '11',
    color: 'brand.fg',
    fontSize: { base: 'xs', sm: 'sm' },
    fontWeight: 'medium',
    lineHeight: 'snug',
    // on a phone a day of the week in full-width brackets goes below its date
    wordBreak: { smDown: 'keep-all' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    _print: { display: 'none' },
  },
});

/**
 * The day that is shown, between links to the days before and after; an end of the days has none.
 * Texts: `flight-day`.
 */
export function DayLinks({ date, previousDay, nextDay, addressOf }: DayLinksProps) {
  return (
    <Grid
      as="nav"
      templateColumns="minmax(0, 1fr) auto minmax(0, 1fr)"
      alignItems="center"
      gap={GAP}
      borderBlockWidth="1px"
      aria-labelledby="days-beside"
    >
      <VisuallyHidden>
        <span id="days-beside">
          <FormattedMessage id="flight-day.days" />
        </span>
      </VisuallyHidden>
      {previousDay ? (
        <DayLink to={addressOf(previousDay)} rel="prev" preventScrollReset>
          <Icon name="chevron-left" />
          <VisuallyHidden>
            <FormattedMessage id="flight-day.previousDay" />{' '}
          </VisuallyHidden>
          <Day value={previousDay} style="short" />
        </DayLink>
      ) : (
        <span />
      )}
      <chakra.strong
        aria-current="date"
        fontSize={{ base: 'xs', sm: 'md' }}
        fontWeight="semibold"
        lineHeight="snug"
        textAlign="center"
        whiteSpace={{ base: 'nowrap', sm: 'normal' }}
      >
        <Span hideFrom="sm">
          <Day value={date} style="short" />
        </Span>
        <Span hideBelow="sm">
          <Day value={date} style="weekday" />
        </Span>
      </chakra.strong>
      {nextDay ? (
        <DayLink
          to={addressOf(nextDay)}
          rel="next"
          preventScrollReset
          justifySelf="end"
          textAlign="end"
        >
          <VisuallyHidden>
            <FormattedMessage id="flight-day.nextDay" />{' '}
          </VisuallyHidden>
          <Day value={nextDay} style="short" />
          <Icon name="chevron-right" />
        </DayLink>
      ) : (
        <span />
      )}
    </Grid>
  );
}
