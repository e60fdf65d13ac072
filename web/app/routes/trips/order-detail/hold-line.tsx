import { Box, Flex } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { Time } from '#web/app/i18n/format/zone-time.tsx';

type HoldLineProps = {
  /** When the seats were held. */
  from: string;
  until: string;
  /** `serverNow` of the order. */
  pageNow: string;
};

const DOT = { width: '2.5', height: '2.5', borderRadius: 'full', borderWidth: '2px' };

/** The time for which seats are held as a line from its first to its last minute: a picture. */
export function HoldLine({ from, until, pageNow }: HoldLineProps) {
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const passed = (useServerNow(pageNow) - start) / (end - start);
  return (
    <Box aria-hidden="true" marginTop="6">
      <Flex align="center">
        <Box {...DOT} borderColor="fg" background="fg" />
        <Box position="relative" flex="1" height="0.125rem" background="border.strong">
          <Box
            position="absolute"
            inset="0"
            background="fg"
            transformOrigin="left"
            transform={`scaleX(${Math.min(1, Math.max(0, passed)).toFixed(3)})`}
          />
        </Box>
        <Box {...DOT} borderColor="border.strong" />
      </Flex>
      <Flex
        justify="space-between"
        marginTop="1.5"
        color="fg.muted"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
      >
        <Time instant={from} zone={BRAND.commercialZone} />
        <Time instant={until} zone={BRAND.commercialZone} />
      </Flex>
    </Box>
  );
}
