import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigationType } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { CancelAction } from '#web/app/components/order-cancel/cancel-action.tsx';
import { paymentPath } from '#web/app/components/order-view/order-paths.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { citiesOf } from './cities-of.ts';
import { useOpenOrdersQuery } from './unpaid-orders.query.gen.ts';

/**
 * The orders that this browser holds, each until when, with the ways on. Nothing while it holds
 * none.
 */
export function HeldOrders() {
  const intl = useIntl();
  const to = useLocalePath();
  const { time } = useClock();
  const { data } = useOpenOrdersQuery({
    variables: { locale: API_LOCALE[useLocale()] },
    fetchPolicy: 'network-only',
  });
  const held = (data?.openOrders ?? []).filter(({ state }) => state === 'PENDING_PAYMENT');
  const list = useRef<HTMLUListElement>(null);
  const isBack = useNavigationType() === 'POP';
  const isHeld = held.length > 0;
  useEffect(() => {
    // after Back the page is scrolled to where it was left, below this
    if (isBack && isHeld && window.scrollY > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isBack, isHeld]);
  if (held.length === 0) return null;
  return (
    <chakra.ul
      ref={list}
      display="grid"
      gap="3"
      marginBottom="6"
      aria-label={intl.formatMessage({ id: 'unpaid-orders.label' })}
    >
      {held.map((order) => (
        <li key={order.id}>
          <Notice
            title={
              <FormattedMessage
                id="unpaid-orders.held"
                values={{
                  reference: <span translate="no">{order.bookingReference}</span>,
                  time: time(order.paymentDueAt ?? '', BRAND.commercialZone),
                }}
              />
            }
          >
            <Flex wrap="wrap" gap="2" align="center" justify="space-between">
              {citiesOf(order.bounds).join(' – ')}
              {/* the page has an action of its own */}
              <span>
                <LinkButton size="sm" variant="secondary" to={to(paymentPath(order.id))}>
                  <FormattedMessage id="unpaid-orders.goOn" />
                </LinkButton>{' '}
                <CancelAction orderId={order.id} size="sm" variant="quiet" />
              </span>
            </Flex>
          </Notice>
        </li>
      ))}
    </chakra.ul>
  );
}
