import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { preload } from '#web/app/apollo/preload.ts';
import { usePreloaded } from '#web/app/apollo/use-preloaded.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { page } from '#web/app/i18n/page.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { Route } from './+types/account.route';
import { AccountDocument } from './account.route.gen.ts';
import { AccountLinks } from './account-links.tsx';
import { ChangedTrips } from './changed-trips.tsx';
import { ContactDetails } from './contact-details.tsx';
import { MemberCard } from './member-card.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { MissingInProfile } from './missing-in-profile.tsx';
import { PointsPanel } from './points-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { SessionList } from './session-list.tsx';
import { useSignOut } from './use-sign-out.ts';

export const handle = page({
  messages: [
    ...(['account', 'account-overview', 'account-points', 'club-card'] as const),
    ...(['airline-change', 'code', 'code-account'] as const),
  ],
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const load = ({ context }: Pick<Route.LoaderArgs, 'context'>) =>
  preload(context, AccountDocument, {}, { fetchPolicy: 'network-only' });
export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

/** What the membership is: the card, what leads to the next one, the points, the ways to reach the member, and where the member is signed in. */
export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  const { end, ending } = useSignOut();
  const { viewer, businessRules } = usePreloaded(AccountDocument, loaderData).data;
  const { day } = useFormat();
  const { member } = viewer;
  if (!member) return null;
  const { profile, card, credentials, sessions, closesOn, unreadMessages } = member;
  const { points, progress } = member;
  return (
    <Stack gap="6" maxWidth="48rem">
      <PageTitle id="account-overview.title" />
      <PageHeading>
        <FormattedMessage id="account-overview.title" />
      </PageHeading>
      <MemberCard name={`${profile.firstName} ${profile.lastName}`} card={card} />
      <ChangedTrips trips={member.orders.nodes} />
      <AccountLinks />
      <ProgressPanel progress={progress} />
      <PointsPanel points={points} />
      <MessagesPanel unread={unreadMessages} />
      {closesOn && (
        <Notice tone="warning">
          <FormattedMessage id="account-overview.closesOn" values={{ day: day(closesOn) }} />
        </Notice>
      )}
      <MissingInProfile profile={profile} ways={businessRules.credentials.codeWays} />
      <Panel as="section">
        <Heading id="account-overview.contacts" />
        <ContactDetails profile={profile} credentials={credentials} />
      </Panel>
      <Panel as="section">
        <Heading id="account-overview.sessions" />
        <SessionList sessions={sessions} />
      </Panel>
      <Button
        variant="secondary"
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        loading={ending !== null}
        onClick={() => end({ scope: 'THIS_BROWSER' })}
      >
        <FormattedMessage id="account-overview.signOut" />
      </Button>
    </Stack>
  );
}

function Heading({ id }: { id: 'account-overview.contacts' | 'account-overview.sessions' }) {
  return (
    <chakra.h2 textStyle="h3" marginBottom="2">
      <FormattedMessage id={id} />
    </chakra.h2>
  );
}
