import { Box, chakra, Flex } from '@chakra-ui/react';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { PaidAlongFragment } from './paid-along.gen.ts';

/** Whether more was paid for tickets than they cost now, or a change came between (RULES 8.30). */
export const wasChanged = ({ changes }: PaidAlongFragment): boolean => changes.length > 0;

/**
 * What was paid for tickets that came of a change of date: when booking, fees, what was forfeited,
 * and in all. Texts: `price-summary`.
 */
export function PaidAlong({ chain }: { chain: PaidAlongFragment }) {
  if (!wasChanged(chain)) return null;
  const lines = [
    ['booked', chain.booked],
    ['penalty', chain.penalty],
    ['forfeited', chain.forfeited],
    ['paid', chain.paid],
  ] as const;
  return (
    <Box as="dl" display="grid" gap="1" textStyle="small">
      {lines
        .filter(([part, { amount }]) => amount > 0 || part === 'paid')
        .map(([part, value]) => (
          <Flex key={part} justify="space-between" gap="4">
            <dt>
              <FormattedMessage id="price-summary.chain" values={{ part }} />
            </dt>
            <chakra.dd flex="none" fontWeight={part === 'paid' ? 'semibold' : undefined}>
              <Money value={value} />
            </chakra.dd>
          </Flex>
        ))}
    </Box>
  );
}
