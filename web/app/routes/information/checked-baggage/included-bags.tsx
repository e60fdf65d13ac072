import { chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { AllowanceAnswerFragment } from './allowance-answer.gen.ts';
import type { BaggageChoice } from './baggage-choice.ts';
import { Suitcases } from './suitcases.tsx';

const HIDDEN_WHEN_EMPTY = { '&:empty': { display: 'none' } };

interface IncludedBagsProps {
  choice: BaggageChoice;
  answer: AllowanceAnswerFragment;
}

/** Each bag drawn, and where it comes from. */
export function IncludedBags({ choice: { fare, card, who }, answer }: IncludedBagsProps) {
  const { card: cardName } = useCardWords();
  const brandName = useBrandName();
  const { included, pushchair, pieces, linearCentimetres } = answer;
  return (
    <>
      <Flex as="ul" wrap="wrap" gap="4" columnGap="10" css={HIDDEN_WHEN_EMPTY}>
        {included.map((bags) => (
          <HStack as="li" key={bags.source} gap="4">
            <Suitcases {...bags} />
            <span>
              <chakra.strong display="block" fontVariantNumeric="tabular-nums">
                <FormattedMessage id="information-checked-baggage.bags" values={bags} />
              </chakra.strong>
              <Text as="span" color="fg.muted" fontSize="sm">
                {bags.source === 'CARD' && card ? (
                  <FormattedMessage
                    id="information-checked-baggage.fromCard"
                    values={{ card: cardName(card) }}
                  />
                ) : (
                  <FormattedMessage
                    id="information-checked-baggage.fromFare"
                    values={{ type: who, brand: brandName({ code: fare }) }}
                  />
                )}
              </Text>
            </span>
          </HStack>
        ))}
      </Flex>
      <Stack as="ul" gap="1" fontSize="sm" css={HIDDEN_WHEN_EMPTY}>
        {pieces > 0 && (
          <li>
            <FormattedMessage
              id="information-checked-baggage.size"
              values={{ centimetres: linearCentimetres }}
            />
          </li>
        )}
        {pushchair && (
          <li>
            <FormattedMessage id="information-checked-baggage.pushchair" />
          </li>
        )}
      </Stack>
    </>
  );
}
