import { Box, Grid } from '@chakra-ui/react';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Icon } from '#web/app/ui/icon.tsx';

type Folded = 'days' | 'filters';

const TEXTS = {
  days: 'flight-results.fold.days',
  filters: 'flight-results.fold.filters',
} as const satisfies Record<Folded, string>;

const LINE: CSSProperties = {
  justifyContent: 'space-between',
  paddingInline: '0.625rem',
  whiteSpace: 'nowrap',
};
const OPEN: CSSProperties = {
  ...LINE,
  borderColor: 'var(--ui-colors-brand-solid)',
  background: 'var(--ui-colors-brand-subtle)',
};
const FOLDED = { '&:not([data-open])': { display: { base: 'none', sm: 'block' } } };

export type PhoneFoldProps = { days: ReactNode; filters: ReactNode };

/**
 * The days around and the filters: on a phone behind one row of buttons, so that the first flight
 * is in sight.
 */
export function PhoneFold({ days, filters }: PhoneFoldProps) {
  const id = useId();
  const [open, setOpen] = useState<Folded | null>(null);
  const parts = { days, filters };
  const shown = (['days', 'filters'] as const).filter((part) => parts[part]);
  return (
    <>
      <Grid
        display={{ base: 'grid', sm: 'none' }}
        autoColumns="minmax(0, 1fr)"
        autoFlow="column"
        gap="2"
        marginBottom="3"
      >
        {shown.map((part) => (
          <Button
            key={part}
            variant="secondary"
            size="sm"
            aria-expanded={open === part}
            aria-controls={`${id}-${part}`}
            onClick={() => setOpen(open === part ? null : part)}
            style={open === part ? OPEN : LINE}
          >
            <FormattedMessage id={TEXTS[part]} />
            <Icon name="chevron-down" />
          </Button>
        ))}
      </Grid>
      {shown.map((part) => (
        <Box key={part} id={`${id}-${part}`} data-open={open === part || undefined} css={FOLDED}>
          {parts[part]}
        </Box>
      ))}
    </>
  );
}
