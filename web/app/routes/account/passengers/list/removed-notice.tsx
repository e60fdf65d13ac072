import { Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { useRemoval } from './use-removal.ts';

/** Who was removed, with the way back; or why it was not done. Read out as it appears. */
export function RemovedNotice({ removal }: { removal: ReturnType<typeof useRemoval> }) {
  const { removed, refusal, sending, undo } = removal;
  return (
    <div role="status">
      {refusal && (
        <Notice tone="danger">
          <RefusalText refusal={refusal} />
        </Notice>
      )}
      {!refusal && removed && (
        <Notice tone="success">
          <Flex gap="3" wrap="wrap" align="center">
            <span>
              <FormattedMessage
                id="account-passengers.removed"
                values={{
                  name: (
                    <bdi key="name" translate="no">
                      {removed.name}
                    </bdi>
                  ),
                }}
              />
            </span>
            <Button variant="secondary" size="sm" loading={sending} onClick={undo}>
              <FormattedMessage id="account-passengers.undo" />
            </Button>
          </Flex>
        </Notice>
      )}
    </div>
  );
}
