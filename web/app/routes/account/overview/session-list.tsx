import { Flex, Stack, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { MemberSessionsFragment } from './member-sessions.gen.ts';
import { useSignOut } from './use-sign-out.ts';

/** Where the member is signed in; each session can be ended, and all of them (RULES 10.18). */
export function SessionList({ sessions }: Pick<MemberSessionsFragment, 'sessions'>) {
  const intl = useIntl();
  const { moment } = useClock();
  const { end, ending, refusal } = useSignOut();
  const unknown = intl.formatMessage({ id: 'account-overview.sessions.unknown' });
  return (
    <Stack gap="4">
      {refusal && (
        <Notice tone="danger" role="alert">
          <RefusalText refusal={refusal} />
        </Notice>
      )}
      <List>
        {sessions.map(({ id, device, lastUsedAt, current }) => (
          <Flex as="li" key={id} gap="3" wrap="wrap" align="center" justify="space-between">
            <Stack gap="0">
              <Text fontWeight="medium">
                {device || unknown}{' '}
                {current && (
                  <Badge>
                    <FormattedMessage id="account-overview.sessions.current" />
                  </Badge>
                )}
              </Text>
              <Text color="fg.muted" fontSize="sm">
                <FormattedMessage
                  id="account-overview.sessions.lastUsed"
                  values={{ time: moment(lastUsedAt, BRAND.commercialZone) }}
                />
              </Text>
            </Stack>
            {!current && (
              <Button
                variant="secondary"
                size="sm"
                loading={ending?.sessionId === id}
                aria-label={intl.formatMessage(
                  { id: 'account-overview.sessions.endOne' },
                  { device: device || unknown },
                )}
                onClick={() => end({ sessionId: id })}
              >
                <FormattedMessage id="account-overview.sessions.end" />
              </Button>
            )}
          </Flex>
        ))}
      </List>
      {sessions.length > 1 && (
        <Button
          variant="quiet"
          loading={ending?.scope === 'EVERYWHERE'}
          onClick={() => end({ scope: 'EVERYWHERE' })}
        >
          <FormattedMessage id="account-overview.sessions.endAll" />
        </Button>
      )}
    </Stack>
  );
}
