import { Flex, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { AccountNav } from '#web/app/components/account-nav/account-nav.tsx';
import { UndoNotice } from '#web/app/components/undo-notice/undo-notice.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Nowhere } from '#web/app/scenes/nowhere.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { Input } from '#web/app/ui/input.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/passengers.route';
import { foundPassengers } from './found-passengers.ts';
import { PassengerRow } from './passenger-row.tsx';
import { FrequentPassengersDocument } from './passengers.route.gen.ts';
import { useRemoval } from './use-removal.ts';

export const handle = page({
  messages: [
    'page',
    'account-passengers',
    'account-nav',
    'passenger-tags',
    'traveller-words',
    'code',
    'code-account',
  ],
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(FrequentPassengersDocument, () => ({}), { fresh: true });
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** The passengers whom the member has saved for later bookings (RULES 9.12). */
export default function PassengersRoute({ loaderData }: Route.ComponentProps) {
  const to = useLocalePath();
  const removal = useRemoval();
  const { personName } = useFormat();
  const { member } = useLoaderQuery(FrequentPassengersDocument, loaderData).data.viewer;
  if (!member) return null;
  const { frequentPassengers } = member;
  const isFull = frequentPassengers.length >= LIMITS.frequentPassengers;
  const add = (
    <LinkButton to={to('/passengers/editPsg')}>
      <FormattedMessage id="account-passengers.add" />
    </LinkButton>
  );
  return (
    <PageColumn>
      <AccountNav current="/passengers" />
      <PageTitle id="account-passengers.title" />
      <PageHeading lead={<FormattedMessage id="account-passengers.lead" />}>
        <FormattedMessage id="account-passengers.title" />
      </PageHeading>
      {removal.notRestored && (
        <Notice tone="danger" role="alert">
          <RefusalText refusal={removal.notRestored} />
        </Notice>
      )}
      {removal.removed && (
        <UndoNotice
          key={removal.removed.id}
          undo={<FormattedMessage id="account-passengers.undo" />}
          loading={removal.sending}
          onUndo={removal.undo}
          row={removal.removed.id}
        >
          <FormattedMessage
            id="account-passengers.removed"
            values={{
              name: (
                <bdi key="name" translate="no">
                  {personName(removal.removed.name)}
                </bdi>
              ),
            }}
          />
        </UndoNotice>
      )}
      {frequentPassengers.length === 0 ? (
        <EmptyState
          picture={<Nowhere />}
          title={<FormattedMessage id="account-passengers.none" />}
          action={add}
        >
          <FormattedMessage id="account-passengers.none.text" />
        </EmptyState>
      ) : (
        <>
          <Flex gap="3" wrap="wrap" align="center" justify="space-between">
            <Muted size="md">
              <FormattedMessage
                id={isFull ? 'account-passengers.full' : 'account-passengers.count'}
                values={{ count: frequentPassengers.length, most: LIMITS.frequentPassengers }}
              />
            </Muted>
            {!isFull && add}
          </Flex>
          <SearchedList passengers={frequentPassengers} removal={removal} />
        </>
      )}
      <TextLink alone to={to('/account')}>
        <FormattedMessage id="page.toAccount" />
      </TextLink>
    </PageColumn>
  );
}

type SearchedListProps = {
  passengers: Parameters<typeof PassengerRow>[0]['passenger'][];
  removal: ReturnType<typeof useRemoval>;
};

function SearchedList({ passengers, removal }: SearchedListProps) {
  const intl = useIntl();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const found = foundPassengers(passengers, wanted);
  return (
    <>
      <div>
        <Text asChild fontWeight="medium" marginBottom="1.5" display="block">
          <label htmlFor={id}>
            <FormattedMessage id="account-passengers.search" />
          </label>
        </Text>
        <Input
          id={id}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Text role="status" color="fg.muted" fontSize="sm" marginTop="1.5">
          {wanted.trim() !== '' &&
            intl.formatMessage({ id: 'account-passengers.found' }, { count: found.length })}
        </Text>
      </div>
      <List>
        {found.map((passenger) => (
          <PassengerRow
            key={passenger.id}
            passenger={passenger}
            sending={removal.sending}
            refusal={removal.refusalOf(passenger.id)}
            onRemove={() => removal.remove(passenger)}
          />
        ))}
      </List>
    </>
  );
}
