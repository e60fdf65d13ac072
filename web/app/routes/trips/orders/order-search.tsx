import { chakra, Field, HStack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { forgetKept, useSessionState } from '#web/app/session/session-storage.ts';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { Input } from '#web/app/ui/input.tsx';
import { type OrdersAddress, ordersAddress } from './orders-address.ts';

type OrderSearchProps = { address: OrdersAddress; found: number };

/**
 * Searches the list (RULES 4.27). It is a form of the address: it works before scripts have loaded,
 * and what is typed before them stays. What is typed and not searched yet is there again after a
 * reload and in another language.
 */
export function OrderSearch({ address: { tab, search }, found }: OrderSearchProps) {
  const to = useLocalePath();
  const key = `orders-search:${search}`;
  const [typed, setTyped] = useSessionState(key, search);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && typed !== search) field.current.value = typed;
  }, [typed, search]);
  return (
    <div>
      <Form
        method="get"
        action={to('/order/flightOrder')}
        role="search"
        onSubmit={() => forgetKept(key)}
      >
        {tab !== 'ALL' && <input type="hidden" name="tab" value={tab} />}
        <HStack align="end" gap="3" wrap="wrap">
          <Field.Root flex="1 1 16rem">
            <Field.Label>
              <FormattedMessage id="trips-orders.search" />
            </Field.Label>
            <Input
              ref={field}
              onChange={({ target }) => setTyped(target.value)}
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
