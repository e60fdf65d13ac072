import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { AccountNav } from '#web/app/components/account-nav/account-nav.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/edit-info.route';
import { Closing } from './closing/closing.tsx';
import { Contacts } from './contacts/contacts.tsx';
import { Documents } from './documents/documents.tsx';
import { EditInfoDocument } from './edit-info.route.gen.ts';
import { Consents, PersonalDataDownload } from './personal-data.tsx';
import { ProfileForm } from './profile/profile.form.tsx';
import { Section } from './section.tsx';

export const handle = page({
  messages: [
    'page',
    'account',
    'account-edit-info',
    'account-nav',
    'demo-desk',
    'traveller-words',
    'verification-code',
    'forms',
    'code',
    'code-account',
    'region',
  ] as const,
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(EditInfoDocument, () => ({}), { fresh: true });
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** What the airline knows of the member, and what the member can change. */
export default function EditInfoRoute({ loaderData }: Route.ComponentProps) {
  const to = useLocalePath();
  const { viewer, businessRules } = useLoaderQuery(EditInfoDocument, loaderData).data;
  const { member } = viewer;
  if (!member) return null;
  return (
    <PageColumn>
      <AccountNav current="/account/editInfo" />
      <PageTitle id="account-edit-info.title" />
      <PageHeading>
        <FormattedMessage id="account-edit-info.title" />
      </PageHeading>
      <Section title="account-edit-info.profile">
        <ProfileForm profile={member.profile} agreements={member.agreements} />
      </Section>
      <Section title="account-edit-info.contacts">
        <Contacts member={member} ways={businessRules.credentials.codeWays} />
      </Section>
      <Section title="account-edit-info.documents">
        <Documents profile={member.profile} />
      </Section>
      <Section title="account-edit-info.consents">
        {member.agreements.length > 0 && <Consents agreements={member.agreements} />}
      </Section>
      <Section title="account-edit-info.data">
        <PersonalDataDownload ownDataUrl={member.ownDataUrl} />
      </Section>
      <Section title="account-edit-info.closing">
        <Closing closesOn={member.closesOn} credentials={member.credentials} />
      </Section>
      <TextLink alone to={to('/account')}>
        <FormattedMessage id="page.toAccount" />
      </TextLink>
    </PageColumn>
  );
}
