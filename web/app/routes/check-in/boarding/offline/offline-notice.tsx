import { chakra } from '@chakra-ui/react';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';

type OfflineNoticeProps = {
  isOffline: boolean;
  /** When what is shown was true, on the gateway's clock. */
  updatedAt: string;
  /** The zone of the airport of departure. */
  zone: string;
};

/** That there is no network, from when the boarding pass is, and what may be different by now. */
export function OfflineNotice({ isOffline, updatedAt, zone }: OfflineNoticeProps) {
  const { moment } = useClock();
  return (
    <chakra.div role="status" data-screen-only="" _empty={{ position: 'absolute' }}>
      {isOffline && (
        <Notice tone="warning" title={<FormattedMessage id="check-in-boarding.offline" />}>
          <p>
            <FormattedMessage
              id="check-in-boarding.offline.text"
              values={{ moment: moment(updatedAt, zone) }}
            />
          </p>
          <ButtonRow>
            <Button variant="secondary" onClick={() => window.__reload()}>
              <FormattedMessage id="check-in-boarding.offline.retry" />
            </Button>
          </ButtonRow>
        </Notice>
      )}
    </chakra.div>
  );
}
