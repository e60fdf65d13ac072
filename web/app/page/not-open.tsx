import { FormattedMessage } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import { PageTitle } from './page-title.tsx';

type NotOpenProps = {
  /** The page. */
  title: MessageId;
  heading: MessageId;
  /** How it is opened; `minutes` in it is how long it stays so. */
  text: MessageId;
  /** Where it is looked for. */
  path: string;
  action: MessageId;
};

/** What this browser may not see, or what does not exist: the two look the same (RULES 10.5). */
export function NotOpen({ title, heading, text, path, action }: NotOpenProps) {
  const to = useLocalePath();
  return (
    <>
      <PageTitle id={title} />
      <EmptyState
        headingLevel="h1"
        title={<FormattedMessage id={heading} />}
        action={
          <LinkButton to={to(path)}>
            <FormattedMessage id={action} />
          </LinkButton>
        }
      >
        <p>
          <FormattedMessage id={text} values={{ minutes: LIMITS.orderAccessMinutes }} />
        </p>
      </EmptyState>
    </>
  );
}
