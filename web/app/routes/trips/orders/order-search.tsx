import { chakra, Field, HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { Input } from '#web/app/ui/input.tsx';
import { type OrdersAddress, ordersAddress } from './orders-address.ts';

type OrderSearchProps = { address: OrdersAddress; found: number };

/** Searches the list (RULES 4.27). It is a form of the address: it works before scripts have loaded. */
export function OrderSearch({ address: { tab, search }, found }: OrderSearchProps) {
  const to = useLocalePath();
  return (
    <div>
      <Form method="get" action={to('/order/flightOrder')} role="search">
        {tab !== 'ALL' && <input type="hidden" name="tab" value={tab} />}
        <HStack align="end" gap="3" wrap="wrap">
          <Field.Root flex="1 1 16rem">
            <Field.Label>
              <FormattedMessage id="trips-orders.search" />
            </Field.Label>
            <Input
              name="search"
              type="search"
              defaultValue={search}
              maxLength={LIMITS.text.searchText}
              autoComplete="off"
            />
          </Field.Root>
          <Button type="submit" variant="secondary">
            <FormattedMessage id="trips-orders.searchSubmit" />
          </Button>
        </HStack>
        <chakra.p color="fg.muted" textStyle="small" marginTop="2">
          <FormattedMessage id="trips-orders.searchHint" />
        </chakra.p>
      </Form>
      {search && (
        <HStack gap="3" wrap="wrap" marginTop="3">
          <p role="status">
            <FormattedMessage id="trips-orders.found" values={{ count: found, search }} />
          </p>
          <LinkButton variant="quiet" size="sm" to={to(ordersAddress({ tab }))}>
            <FormattedMessage id="trips-orders.searchEnd" />
          </LinkButton>
        </HStack>
      )}
    </div>
  );
}
