import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MoneyLike } from '#schema/format/money.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';

const LAST_WHOLE = { '& > :last-child': { flex: 'none', textAlign: 'end' } };

/** A label and its value at both ends of a line; the value is not broken. */
export function Apart(props: BoxProps) {
  return (
    <Box
      display="flex"
      gap="4"
      alignItems="baseline"
      justifyContent="space-between"
      css={LAST_WHOLE}
      {...props}
    />
  );
}

/** What is paid for, and how much: in a `PriceLines`. */
export function PriceRow({ label, value }: { label: ReactNode; value: MoneyLike }) {
  return (
    <Apart>
      <dt>{label}</dt>
      <dd>
        <Money value={value} />
      </dd>
    </Apart>
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
      {...props}
    />
  );
}
