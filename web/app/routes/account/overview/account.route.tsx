import { Box, Grid } from '@chakra-ui/react';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { AccountNav } from '#web/app/components/account-nav/account-nav.tsx';
import { OpenOrders } from '#web/app/components/unpaid-orders/unpaid-orders.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { PagePart, PartHeading } from '#web/app/ui/part-heading.tsx';
import type { Route } from './+types/account.route';
import { AccountDocument } from './account.route.gen.ts';
import { ChangedTrips } from './changed-trips.tsx';
import { ContactDetails } from './contact-details.tsx';
import { CouponsPanel } from './coupons-panel.tsx';
import { MemberCard } from './member-card.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { MissingInProfile } from './missing-in-profile.tsx';
import { comingTrips } from './next-trips.ts';
import { PointsPanel } from './points-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { SessionList } from './session-list.tsx';
import { TripsPanel } from './trips-panel.tsx';
import { useSignOut } from './use-sign-out.ts';

export const handle = page({
  messages: [
    'page',
    'account',
    'account-overview',
    'account-nav',
    'account-points',
    'scenes',
    'club-card',
    'airline-change',
    'unpaid-orders',
    'not-now',
    'order-cancel',
    'code',
    'code-account',
  ] as const,
  unlisted: true,
});

/** On small screens one below the other, in the order in which they are asked for. */
const COLUMNS = { base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' };

/** Each as high as what it says: down the first column, then down the second. */
const PANELS = {
  columnCount: { lg: 2 },
  columnGap: '16',
  '& > *': { breakInside: 'avoid' },
  '& > * + *': { marginTop: '8' },
} as const;

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(AccountDocument, ({ locale }) => ({ locale }), {
  fresh: true,
  withoutTeams: true,
});
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/**
 * What the membership is: the card, what leads to the next one, the points, the ways to reach the
 * member, and where the member is signed in.
 */
export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  const { end, ending, refusal } = useSignOut();
  const { viewer, businessRules } = useLoaderQuery(AccountDocument, loaderData).data;
  const { day } = useFormat();
  const { member } = viewer;
  if (!member) return null;
  const { profile, card, credentials, sessions, closesOn, unreadMessages } = member;
  const { points, progress } = member;
  return (
    <PageColumn wide>
      <AccountNav current="/account" />
      <PageTitle id="account-overview.title" />
      <PageHeading>
        <FormattedMessage id="account-overview.title" />
      </PageHeading>
      <OpenOrders />
      <ChangedTrips trips={member.orders.nodes} />
      {closesOn && (
        <Notice tone="warning">
          <FormattedMessage id="account-overview.closesOn" values={{ day: day(closesOn) }} />
        </Notice>
      )}
      <Grid templateColumns={COLUMNS} columnGap="16" rowGap="8" alignItems="start">
        <MemberCard name={`${profile.firstName} ${profile.lastName}`} card={card} />
        <TripsPanel
          trips={comingTrips(member.orders.nodes, viewer.serverNow)}
          now={viewer.serverNow}
        />
      </Grid>
      <MissingInProfile profile={profile} ways={businessRules.credentials.codeWays} />
      <Box css={PANELS}>
        <ProgressPanel progress={progress} held={card} />
        <PointsPanel points={points} />
        <CouponsPanel coupons={member} />
        <MessagesPanel unread={unreadMessages} />
        <PagePart>
          <PartHeading>
            <FormattedMessage id="account-overview.contacts" />
          </PartHeading>
          <ContactDetails profile={profile} credentials={credentials} />
        </PagePart>
        <PagePart>
          <PartHeading>
            <FormattedMessage id="account-overview.sessions" />
          </PartHeading>
          <SessionList sessions={sessions} />
        </PagePart>
      </Box>
      {refusal && (
        <Notice tone="danger" role="alert">
          <RefusalText refusal={refusal} />
        </Notice>
      )}
      <Button
        variant="secondary"
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        loading={ending !== null}
        onClick={() => end({ scope: 'THIS_BROWSER' })}
      >
        <FormattedMessage id="account-overview.signOut" />
      </Button>
    </PageColumn>
  );
}
