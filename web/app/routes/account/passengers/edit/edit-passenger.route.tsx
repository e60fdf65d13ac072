import { useState } from 'react';
import { commercialDay } from '#schema/rules/base/time.ts';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { PageColumn } from '#web/app/page/page-column.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import type { Route } from './+types/edit-passenger.route';
import { EditFrequentPassengerDocument } from './edit-passenger.route.gen.ts';
import { SavedForm } from './saved.form.tsx';
import { emptySaved, ownSaved, storedSaved } from './saved-values.ts';

export const handle = page({
  messages: [
    'account-passengers',
    'missing',
    'traveller-form',
    'traveller-words',
    'forms',
    'region',
    'code',
    'code-account',
  ] as const,
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(
  EditFrequentPassengerDocument,
  ({ searchParams }) => {
    const id = searchParams.get('id');
    return { id: id ?? '', isNew: id === null };
  },
  { fresh: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/** Saves a passenger, or changes a saved one; `?id=` names whom. */
export default function EditPassengerRoute({ loaderData }: Route.ComponentProps) {
  const { node } = useLoaderQuery(EditFrequentPassengerDocument, loaderData).data;
  const { isNew } = loaderData.variables;
  const stored = node?.__typename === 'FrequentPassenger' ? node : null;
  const title = isNew ? 'account-passengers.add.title' : 'account-passengers.edit.title';
  if (!isNew && !stored) return <Missing what="PASSENGER" title={title} />;
  return (
    <PageColumn>
      <PageTitle id={title} />
      <PageHeading lead={<FormattedMessage id="account-passengers.edit.lead" />}>
        <FormattedMessage id={title} />
      </PageHeading>
      <Passenger key={stored?.id ?? ''} loaderData={loaderData} />
    </PageColumn>
  );
}

function Passenger({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const locale = useLocale();
  const { node, viewer } = useLoaderQuery(EditFrequentPassengerDocument, loaderData).data;
  // the form stays as it was opened: a change made elsewhere is shown when the form is sent
  const [stored] = useState(node?.__typename === 'FrequentPassenger' ? node : null);
  const { member } = viewer;
  if (!member) return null;
  const today = commercialDay(new Date(viewer.serverNow));
  const hasSelf = member.frequentPassengers.some(({ tags }) => tags.includes('SELF'));
  return (
    <SavedForm
      values={stored ? storedSaved(stored, locale) : emptySaved(locale)}
      stored={stored}
      own={stored || hasSelf ? null : ownSaved(member, locale)}
      isSelf={stored?.tags.includes('SELF') ?? false}
      today={today}
    />
  );
}
