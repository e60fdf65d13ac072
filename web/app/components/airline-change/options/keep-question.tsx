import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { ConfirmDialog } from '#web/app/components/confirm-dialog/confirm-dialog.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';

type KeepQuestionProps = {
  open: boolean;
  onClose: () => void;
  /** The flights that are kept. */
  flights: string;
  /** Until when a free move stays possible. */
  decideBy: string;
  keeping: boolean;
  onConfirm: () => void;
  refusal: UserError | null;
};

/**
 * Asks once more before the proposed flights are kept, and says how long the two other ways stay
 * open.
 */
export function KeepQuestion(props: KeepQuestionProps) {
  const { flights, decideBy, keeping, ...rest } = props;
  const intl = useIntl();
  const { moment } = useClock();
  return (
    <ConfirmDialog
      {...rest}
      tone="primary"
      title={<FormattedMessage id="airline-change.keep.title" />}
      closeLabel={intl.formatMessage({ id: 'airline-change.keep.close' })}
      keep={<FormattedMessage id="airline-change.keep.back" />}
      confirm={<FormattedMessage id="airline-change.way.button" values={{ action: 'KEEP' }} />}
      confirming={keeping}
    >
      <FormattedMessage
        id="airline-change.keep.text"
        values={{ flights, moment: moment(decideBy, BRAND.commercialZone) }}
      />
    </ConfirmDialog>
  );
}
