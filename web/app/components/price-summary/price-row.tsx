import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MoneyLike } from '#schema/format/money.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';

/** A label and its value at both ends of a line; the value is not broken. */
const APART = {
  display: 'flex',
  gap: '4',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  '& > :last-child': { flex: 'none', textAlign: 'end' },
};

/** What is paid for all of something, above its lines. */
export function PriceHeading({ children }: { children: ReactNode }) {
  return (
    <Box as="h3" fontWeight="semibold" css={APART}>
      {children}
    </Box>
  );
}

/** What is paid for, and how much: in a `PriceLines`. */
export function PriceRow({ label, value }: { label: ReactNode; value: MoneyLike }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money value={value} />
      </dd>
    </div>
  );
}

/** The lines of a price. */
export function PriceLines(props: BoxProps) {
  return (
    <Box
      as="dl"
      display="grid"
      gap="1"
      marginTop="1"
      color="fg.muted"
      textStyle="small"
      css={{ '& > div': APART }}
      {...props}
    />
  );
}
