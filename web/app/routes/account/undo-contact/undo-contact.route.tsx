import { useState } from 'react';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { useHeadingFocus } from '#web/app/page/use-heading-focus.ts';
import { Door } from '#web/app/routes/account/narrow-column.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/undo-contact.route';
import { ChangeUndone } from './change-undone.tsx';
import { UndoContactDocument } from './undo-contact.route.gen.ts';
import { UndoPanel } from './undo-panel.tsx';

/** A link that opens no change: it has expired, was used, or is not whole. */
function LinkOver() {
  const codeText = useCodeText();
  const to = useLocalePath();
  return (
    <>
      <Notice tone="warning">{codeText('CONTACT_CHANGE_NOT_FOUND')}</Notice>
      <TextLink alone to={to('/account')}>
        <FormattedMessage id="account-undo-contact.toAccount" />
      </TextLink>
    </>
  );
}

export const handle = page({
  messages: ['account-undo-contact', 'code', 'code-account'],
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({
  'Cache-Control': 'private, no-store',
  // its address opens the change
  'Referrer-Policy': 'no-referrer',
});

const query = loaderQuery(
  UndoContactDocument,
  ({ searchParams }) => ({ key: searchParams.get('change') ?? '' }),
  { fresh: true },
);
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/**
 * What a link to the contacts of before undoes, and the button that does it (RULES 10.32). To open
 * the page changes nothing.
 */
export default function UndoContactRoute({ loaderData }: Route.ComponentProps) {
  const { data, variables } = useLoaderQuery(UndoContactDocument, loaderData);
  const { undoableContactChange: change } = data;
  const { key } = variables;
  const [undone, setUndone] = useState(false);
  useHeadingFocus(String(undone));
  const titleId = undone ? 'account-undo-contact.doneTitle' : 'account-undo-contact.title';
  return (
    <Door>
      <PageTitle id={titleId} />
      <PageHeading>
        <FormattedMessage id={titleId} />
      </PageHeading>
      {undone && <ChangeUndone />}
      {!undone && change && (
        <UndoPanel change={change} undoKey={key} onDone={() => setUndone(true)} />
      )}
      {!undone && !change && <LinkOver />}
    </Door>
  );
}
