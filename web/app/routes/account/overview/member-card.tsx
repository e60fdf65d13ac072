import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { CardFace } from '#web/app/components/club-card/card-face.tsx';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Panel } from '#web/app/ui/panel.tsx';

type MemberCardProps = {
  name: string;
  card: { readonly number: string; readonly tier: CardTier; readonly validUntil: string | null };
};

/** Ten digits in groups that can be read out. */
const grouped = (number: string): string =>
  `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;

/** The membership card as the club's pages draw it, with name, number and validity beside it. */
export function MemberCard({ name, card: { number, tier, validUntil } }: MemberCardProps) {
  const { card } = useCardWords();
  const { day } = useFormat();
  return (
    <Panel>
      <Flex gap={{ base: '4', sm: '6' }} align="center" height="full">
        <Box width={{ base: '7rem', sm: '11rem' }} flex="none">
          <CardFace tier={tier} />
        </Box>
        <Stack gap="1" minWidth="0">
          <Text fontWeight="semibold" fontSize="lg" overflowWrap="anywhere" translate="no">
            {name}
          </Text>
          <p>{card(tier)}</p>
          <Text fontVariantNumeric="tabular-nums" translate="no">
            {BRAND.carrierCode} {grouped(number)}
          </Text>
          <Text color="fg.muted" fontSize="sm">
            {validUntil ? (
              <FormattedMessage
                id="account-overview.validUntil"
                values={{ day: day(validUntil) }}
              />
            ) : (
              <FormattedMessage id="account-overview.noEnd" />
            )}
          </Text>
        </Stack>
      </Flex>
    </Panel>
  );
}
