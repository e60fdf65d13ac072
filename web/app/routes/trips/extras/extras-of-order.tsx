import { chakra } from '@chakra-ui/react';
import { NotNow } from '#web/app/components/not-now/not-now.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { List } from '#web/app/ui/list.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { ExtrasQuery } from './extras.route.gen.ts';
import { extrasAddress } from './extras-address.ts';
import { ExtrasRow } from './extras-row.tsx';

type ExtrasOfOrderProps = { order: NonNullable<ExtrasQuery['order']>; isGuest: boolean };

/**
 * What was bought for the passengers of one order, and for members the way to all orders of extras.
 */
export function ExtrasOfOrder({ order, isGuest }: ExtrasOfOrderProps) {
  const to = useLocalePath();
  const { bookingReference, extrasOrders } = order;
  const reference = <PrintedCode key="reference">{bookingReference}</PrintedCode>;
  return (
    <section aria-labelledby="ordered-extras">
      <chakra.h2 id="ordered-extras" textStyle="h2" marginBottom="4">
        <FormattedMessage id="trips-extras.ofOrder" values={{ reference }} />
      </chakra.h2>
      {extrasOrders === null ? (
        <NotNow what="EXTRAS" />
      ) : extrasOrders.length > 0 ? (
        <List gap="4">
          {extrasOrders.map((one) => (
            <ExtrasRow key={one.id} order={one} />
          ))}
        </List>
      ) : (
        <p>
          <FormattedMessage id="trips-extras.ofOrder.none" />
        </p>
      )}
      {!isGuest && (
        <chakra.p marginTop="4">
          <TextLink to={to(extrasAddress({}))}>
            <FormattedMessage id="trips-extras.all" />
          </TextLink>
        </chakra.p>
      )}
    </section>
  );
}
