import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { MESSAGE_VIEWS, type MessageView, searchOf } from './message-view.ts';

/** The views of the list, as links: each is a page of its own. */
export function MessageFilter({ view }: { view: MessageView }) {
  const intl = useIntl();
  const list = useLocalePath()('/message/list');
  return (
    <chakra.nav aria-label={intl.formatMessage({ id: 'account-inbox.filter' })}>
      <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
        {MESSAGE_VIEWS.map((one) => (
          <li key={one}>
            <LinkButton
              to={list + searchOf(one)}
              size="sm"
              variant={one === view ? 'primary' : 'secondary'}
              aria-current={one === view ? 'page' : undefined}
              preventScrollReset
            >
              <FormattedMessage id={`account-inbox.view.${one}`} />
            </LinkButton>
          </li>
        ))}
      </Flex>
    </chakra.nav>
  );
}
