import { Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BRAND } from '#schema/codes/base/brand.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { CodeAgain, CodeSent } from '#web/app/routes/account/code/code-sent.tsx';
import { ContactStep } from '#web/app/routes/account/code/contact.form.tsx';
import { useContactCode } from '#web/app/routes/account/code/contact-code.tsx';
import type { ProvedContact } from '#web/app/routes/account/code/sent-code.ts';
import { loadCodeWays } from '#web/app/routes/account/load-code-ways.ts';
import { Door } from '#web/app/routes/account/narrow-column.tsx';
import { useSignedIn } from '#web/app/routes/account/use-signed-in.ts';
import { useWayBack } from '#web/app/routes/account/use-way-back.ts';
import picture from '#web/app/scenes/drawn/magnolia.gen.svg?url&no-inline';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/register.route';
import { DetailsForm } from './details.form.tsx';

export const handle = page({
  messages: [
    'page',
    'account',
    'scenes',
    'account-register',
    'verification-code',
    'forms',
    'code',
    'code-account',
    'region',
  ] as const,
  unlisted: true,
  hideTopBar: true,
});

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = loadCodeWays;
export const clientLoader = loadCodeWays;

/** Joining the club: a contact, the code that proves it, and who joins. */
export default function RegisterRoute({ loaderData }: Route.ComponentProps) {
  const { state } = useLocation() as { state: ProvedContact | null };
  const { sent, typed, onSent, onBack } = useContactCode();
  // after hydration: the server knows nothing of it
  useEffect(() => onSent(state?.sent ?? null), [state, onSent]);
  const onJoined = useSignedIn();
  const { keeping } = useWayBack();
  const values = { club: BRAND.clubName[useLocale()] };
  const proved = state && sent?.challengeId === state.sent.challengeId ? state.code : null;
  const { codeWays } = loaderData;
  return (
    <Door scene={{ address: picture, label: 'scenes.season.MAGNOLIA' }}>
      <PageTitle id="account-register.title" values={values} />
      <PageHeading lead={<FormattedMessage id="account-register.lead" values={values} />}>
        <FormattedMessage id="account-register.title" values={values} />
      </PageHeading>
      <Panel>
        <Stack gap="6">
          {sent ? (
            <>
              {proved === null && <CodeSent key={sent.challengeId} sent={sent} />}
              <DetailsForm sent={sent} code={proved} onJoined={onJoined} />
              {proved === null && <CodeAgain sent={sent} onSent={onSent} onBack={onBack} />}
            </>
          ) : (
            <ContactStep purpose="REGISTER" typed={typed} ways={codeWays} onSent={onSent} />
          )}
        </Stack>
      </Panel>
      <TextLink alone to={keeping('/login')}>
        <FormattedMessage id="account-register.signIn" />
      </TextLink>
    </Door>
  );
}
