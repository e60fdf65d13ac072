import { Flex } from '@chakra-ui/react';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { RefundFactsFragment } from './refund-facts.gen.ts';

export type RefundTotalProps = {
  refund: Pick<RefundFactsFragment, 'points' | 'money'>;
};

/** The money that comes back, after the points. Texts: `refund-view`. */
export function RefundTotal({ refund: { points, money } }: RefundTotalProps) {
  return (
    <Flex as="p" wrap="wrap" justify="space-between" align="baseline" columnGap="4">
      <span>
        <FormattedMessage id="refund-view.money" values={{ points }} />
      </span>
      <strong className="text-figure-large">
        <Money value={money} />
      </strong>
    </Flex>
  );
}
