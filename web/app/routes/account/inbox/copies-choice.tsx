import { chakra, Text } from '@chakra-ui/react';
import { BESIDE } from '#web/app/apollo/mutation/use-command.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { useSetMessageCopiesCommand } from './set-message-copies.mutation.gen.ts';

type CopiesChoiceProps = {
  wanted: boolean;
  /** Where copies go; null where the member has no e-mail address. */
  email: string | null;
};

/** Whether copies of messages are sent by e-mail. */
export function CopiesChoice({ wanted, email }: CopiesChoiceProps) {
  const to = useLocalePath();
  const { send, sending, refusal } = useSetMessageCopiesCommand(
    (input: { wanted: boolean }) => ({ input }),
    BESIDE,
  );
  return (
    <Panel as="section">
      <chakra.h2 textStyle="h3" marginBottom="2">
        <FormattedMessage id="account-inbox.copies" />
      </chakra.h2>
      <Text marginBottom="3">
        {email === null ? (
          <FormattedMessage
            id="account-inbox.copies.noEmail"
            values={{
              link: (words) => <TextLink to={to('/account/editInfo')}>{words}</TextLink>,
            }}
          />
        ) : (
          <FormattedMessage
            id={wanted ? 'account-inbox.copies.on' : 'account-inbox.copies.off'}
            values={{
              email: (
                <bdi key="email" translate="no">
                  {email}
                </bdi>
              ),
            }}
          />
        )}
      </Text>
      {refusal && (
        <Notice tone="danger" role="alert">
          <RefusalText refusal={refusal} />
        </Notice>
      )}
      {email !== null && (
        <Button
          variant="secondary"
          size="sm"
          style={{ justifySelf: 'start', alignSelf: 'start' }}
          loading={sending}
          onClick={() => send({ wanted: !wanted })}
        >
          <FormattedMessage
            id={wanted ? 'account-inbox.copies.turnOff' : 'account-inbox.copies.turnOn'}
          />
        </Button>
      )}
    </Panel>
  );
}
