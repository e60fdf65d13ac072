import { Box, HStack, Span } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { extrasOrderPath } from '#web/app/components/extras-order/extras-order-paths.ts';
import { ExtrasOrderState } from '#web/app/components/extras-order/extras-order-state.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { ListedExtrasFragment } from './listed-extras.gen.ts';

/** How many of each extra an order has, for all of its passengers together. */
export function uniqueExtras(
  items: ListedExtrasFragment['items'],
): { readonly name: string; readonly quantity: number }[] {
  const found = new Map<string, { name: string; quantity: number }>();
  for (const { extra, quantity } of items) {
    const before = found.get(extra.id)?.quantity ?? 0;
    found.set(extra.id, { name: extra.name, quantity: before + quantity });
  }
  return [...found.values()];
}

/** An order of extras in the list: what was ordered, when, how much, and what comes next. */
export function ExtrasRow({ order }: { order: ListedExtrasFragment }) {
  const intl = useIntl();
  const to = useLocalePath();
  const { moment } = useClock();
  const { id, orderNumber, state, createdAt, paymentDueAt, total, items, capabilities } = order;
  const path = to(extrasOrderPath(id));
  const pays = capabilities.some(({ action, allowed }) => action === 'PAY' && allowed);
  const what = intl.formatList(
    uniqueExtras(items).map(({ quantity, name }) =>
      intl.formatMessage({ id: 'extras-order.item' }, { quantity, name }),
    ),
    { type: 'conjunction', style: 'narrow' },
  );
  return (
    <Panel as="li">
      <HStack justify="space-between" align="start" wrap="wrap" gap="4">
        <Box flex="1 1 16rem" minWidth="0" display="grid" gap="1">
          <HStack gap="3" wrap="wrap">
            <h3 className="text-h3">
              <TextLink to={path}>{what}</TextLink>
            </h3>
            <ExtrasOrderState state={state} />
          </HStack>
          <Muted as="span">
            <FormattedMessage
              id="trips-extras.ordered"
              values={{
                number: <PrintedCode>{orderNumber}</PrintedCode>,
                moment: moment(createdAt, BRAND.commercialZone),
              }}
            />
          </Muted>
          {paymentDueAt && (
            <span className="text-small">
              <FormattedMessage
                id="page.payBy"
                values={{ moment: moment(paymentDueAt, BRAND.commercialZone) }}
              />
            </span>
          )}
        </Box>
        <Box
          display="grid"
          gap="3"
          flex={{ base: '1 0 100%', sm: '0 0 auto' }}
          justifyItems={{ base: 'start', sm: 'end' }}
        >
          <Span fontWeight="semibold">
            <Money value={total} />
          </Span>
          <LinkButton size="sm" variant={pays ? 'primary' : 'secondary'} to={path}>
            <FormattedMessage
              id={pays ? 'trips-extras.pay' : 'trips-extras.open'}
              values={{ number: orderNumber }}
            />
          </LinkButton>
        </Box>
      </HStack>
    </Panel>
  );
}
