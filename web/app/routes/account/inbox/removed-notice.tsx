import { Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';

type RemovedNoticeProps = {
  title: string;
  loading: boolean;
  onUndo: () => void;
};

/** Says what was deleted, and brings it back. It takes the focus, since the button that was pressed is gone with its message. */
export function RemovedNotice({ title, loading, onUndo }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Notice role="status">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text overflowWrap="anywhere">
          <FormattedMessage id="account-inbox.deleted" values={{ title }} />
        </Text>
        <Button ref={undo} variant="secondary" size="sm" loading={loading} onClick={onUndo}>
          <FormattedMessage id="account-inbox.undo" />
        </Button>
      </Flex>
    </Notice>
  );
}
