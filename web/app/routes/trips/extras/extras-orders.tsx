import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ViewTabs } from '#web/app/components/view-tabs/view-tabs.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import type { ExtrasQuery } from './extras.route.gen.ts';
import {
  EXTRAS_TABS,
  type ExtrasAddress,
  type ExtrasTab,
  extrasAddress,
} from './extras-address.ts';
import { ExtrasRow } from './extras-row.tsx';

/** The views of the list. */
function ExtrasTabs({ tab: current }: { tab: ExtrasTab }) {
  const intl = useIntl();
  const to = useLocalePath();
  return (
    <ViewTabs
      label={intl.formatMessage({ id: 'trips-extras.tabs' })}
      views={EXTRAS_TABS.map((tab) => ({
        key: tab,
        to: to(extrasAddress({ tab })),
        current: tab === current,
        text: <FormattedMessage id="trips-extras.tab" values={{ tab }} />,
      }))}
    />
  );
}

type ExtrasOrdersProps = {
  address: ExtrasAddress;
  page: NonNullable<ExtrasQuery['viewer']['member']>['extrasOrders'];
};

/** Orders of extras by tabs and in pages, the latest first. */
export function ExtrasOrders({ address: { tab }, page }: ExtrasOrdersProps) {
  const to = useLocalePath();
  const { hasNextPage, hasPreviousPage, endCursor } = page.pageInfo;
  return (
    <section aria-labelledby="ordered-extras">
      <chakra.h2 id="ordered-extras" textStyle="h2" marginBottom="2">
        <FormattedMessage id="trips-extras.orders" />
      </chakra.h2>
      <ExtrasTabs tab={tab} />
      {page.nodes.length > 0 ? (
        <chakra.ul display="grid" gap="4" marginTop="4">
          {page.nodes.map((order) => (
            <ExtrasRow key={order.id} order={order} />
          ))}
        </chakra.ul>
      ) : (
        <chakra.p marginTop="4">
          <FormattedMessage id="trips-extras.none" values={{ tab }} />
        </chakra.p>
      )}
      {(hasNextPage || hasPreviousPage) && (
        <ButtonRow marginTop="4">
          {hasPreviousPage && (
            <LinkButton variant="secondary" to={to(extrasAddress({ tab }))}>
              <FormattedMessage id="trips-extras.latest" />
            </LinkButton>
          )}
          {hasNextPage && (
            <LinkButton
              variant="secondary"
              to={to(extrasAddress({ tab, after: endCursor ?? null }))}
            >
              <FormattedMessage id="trips-extras.earlier" />
            </LinkButton>
          )}
        </ButtonRow>
      )}
    </section>
  );
}
