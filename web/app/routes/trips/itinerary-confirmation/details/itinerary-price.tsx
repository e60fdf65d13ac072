import { Box, chakra, Flex, type FlexProps, Text } from '@chakra-ui/react';
import { PaidAlong } from '#web/app/components/price-summary/paid-along.tsx';
import { useTaxName } from '#web/app/components/price-summary/use-tax-name.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { ConfirmedItineraryFragment } from './confirmed-itinerary.gen.ts';

type LineProps = FlexProps & { value: Price['total'] };

function Line({ value, children, ...look }: LineProps) {
  return (
    <Flex justify="space-between" gap="4" {...look}>
      <dt>{children}</dt>
      <chakra.dd flex="none">
        <Money value={value} />
      </chakra.dd>
    </Flex>
  );
}

type Price = Pick<ConfirmedItineraryFragment, 'fare' | 'taxes' | 'total' | 'paymentChain'>;

/**
 * Fare and each tax of the ticket, which add up to its price; after a change, all that was paid for
 * it.
 */
export function ItineraryPrice({ confirmation }: { confirmation: Price }) {
  const { fare, taxes, total, paymentChain } = confirmation;
  const taxName = useTaxName();
  return (
    <Panel as="section" aria-labelledby="itinerary-price">
      <PartHeading id="itinerary-price">
        <FormattedMessage id="trips-itinerary-confirmation.details.price" />
      </PartHeading>
      <Box as="dl" display="grid" gap="2">
        <Line value={fare}>
          <FormattedMessage id="price-summary.fare" />
        </Line>
        {taxes.map(({ code, amount }) => (
          <Line key={code} value={amount}>
            {taxName(code)}{' '}
            <Text as="span" color="fg.muted" fontSize="sm" lineHeight="snug">
              {code}
            </Text>
          </Line>
        ))}
        <Line
          value={total}
          marginTop="2"
          paddingTop="3"
          borderTopWidth="1px"
          fontSize="lg"
          fontWeight="semibold"
        >
          <FormattedMessage id="price-summary.total" />
        </Line>
      </Box>
      <Box marginTop="3">
        <PaidAlong chain={paymentChain} />
      </Box>
    </Panel>
  );
}
