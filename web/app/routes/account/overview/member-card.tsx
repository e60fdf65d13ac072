import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { CardFace } from '#web/app/components/club-card/card-face.tsx';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

type MemberCardProps = {
  name: string;
  card: { readonly number: string; readonly tier: CardTier; readonly validUntil: string | null };
};

/** Ten digits in groups that can be read out. */
const grouped = (number: string): string =>
  `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;

/** The membership card as the club's pages draw it, with name, number and validity with it. */
export function MemberCard({ name, card: { number, tier, validUntil } }: MemberCardProps) {
  const { card } = useCardWords();
  const { day } = useFormat();
  return (
    <Flex
      direction={{ base: 'row', lg: 'column' }}
      gap={{ base: '4', sm: '6', lg: '4' }}
      align={{ base: 'center', lg: 'stretch' }}
    >
      <Box width={{ base: '8rem', sm: '11rem', lg: 'full' }} flex="none">
        <CardFace tier={tier} />
      </Box>
      <Stack gap="1" minWidth="0">
        <Text
          fontFamily="display"
          fontSize="xl"
          lineHeight="tight"
          overflowWrap="anywhere"
          translate="no"
        >
          {name}
        </Text>
        <p>{card(tier)}</p>
        <Text fontVariantNumeric="tabular-nums" translate="no">
          {BRAND.carrierCode} {grouped(number)}
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {validUntil ? (
            <FormattedMessage id="account-overview.validUntil" values={{ day: day(validUntil) }} />
          ) : (
            <FormattedMessage id="account-overview.noEnd" />
          )}
        </Text>
      </Stack>
    </Flex>
  );
}
