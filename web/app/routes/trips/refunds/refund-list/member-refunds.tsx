import { useIntl } from 'react-intl';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { NotNow } from '#web/app/components/not-now/not-now.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { loginPath } from '#web/app/page/return-path.ts';
import sea from '#web/app/scenes/drawn/hkt.gen.svg?url&no-inline';
import { LandscapeWindow } from '#web/app/scenes/landscape-window.tsx';
import { BesideScene } from '#web/app/scenes/stage/beside-scene.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { List } from '#web/app/ui/list.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { RefundRow } from './refund-row.tsx';
import { MemberRefundsDocument, type MemberRefundsQuery } from './refunds.route.gen.ts';

type MemberRefundsProps = { loaded: LoadedQuery<typeof MemberRefundsDocument> };
type Refunds = NonNullable<NonNullable<MemberRefundsQuery['viewer']['member']>['refunds']>;

const HERE = '/reserve/detail';

/** All refunds of a member, in pages; for a guest, the two ways to their own. */
export function MemberRefunds({ loaded }: MemberRefundsProps) {
  const { member } = useLoaderQuery(MemberRefundsDocument, loaded).data.viewer;
  const head = (
    <>
      <PageTitle id="trips-refunds-refund-list.title" />
      <PageHeading
        lead={
          <FormattedMessage
            id="trips-refunds-refund-list.lead"
            values={{ who: member ? 'MEMBER' : 'GUEST' }}
          />
        }
      >
        <FormattedMessage id="trips-refunds-refund-list.title" />
      </PageHeading>
    </>
  );
  if (!member)
    return (
      <BesideScene address={sea} label="scenes.HKT">
        {head}
        <GuestWays />
      </BesideScene>
    );
  return (
    <PageColumn wide>
      {head}
      {member.refunds ? <RefundPages refunds={member.refunds} /> : <NotNow what="REFUNDS" />}
    </PageColumn>
  );
}

function GuestWays() {
  const to = useLocalePath();
  return (
    <ButtonRow>
      <LinkButton to={loginPath(to('/login'), to(HERE))}>
        <FormattedMessage id="trips-refunds-refund-list.signIn" />
      </LinkButton>
      <LinkButton variant="secondary" to={to('/order/flightOrderDetail')}>
        <FormattedMessage id="trips-refunds-refund-list.find" />
      </LinkButton>
    </ButtonRow>
  );
}

function RefundPages({ refunds: { nodes, pageInfo } }: { refunds: Refunds }) {
  const intl = useIntl();
  const to = useLocalePath();
  const { hasNextPage, hasPreviousPage, endCursor } = pageInfo;
  if (nodes.length === 0)
    return (
      <EmptyState
        picture={<LandscapeWindow address={sea} label={intl.formatMessage({ id: 'scenes.HKT' })} />}
        title={<FormattedMessage id="trips-refunds-refund-list.none" />}
        action={
          <LinkButton variant="secondary" to={to('/order/flightOrder')}>
            <FormattedMessage id="trips-refunds-refund-list.toOrders" />
          </LinkButton>
        }
      >
        <p>
          <FormattedMessage id="trips-refunds-refund-list.none.hint" />
        </p>
      </EmptyState>
    );
  return (
    <>
      <List gap="4">
        {nodes.map((refund) => (
          <RefundRow key={refund.id} refund={refund} trip={refund.order} />
        ))}
      </List>
      {(hasNextPage || hasPreviousPage) && (
        <ButtonRow>
          {hasPreviousPage && (
            <LinkButton variant="secondary" to={to(HERE)}>
              <FormattedMessage id="trips-refunds-refund-list.latest" />
            </LinkButton>
          )}
          {hasNextPage && endCursor && (
            <LinkButton
              variant="secondary"
              to={to(`${HERE}?${new URLSearchParams({ after: endCursor })}`)}
            >
              <FormattedMessage id="trips-refunds-refund-list.earlier" />
            </LinkButton>
          )}
        </ButtonRow>
      )}
    </>
  );
}
