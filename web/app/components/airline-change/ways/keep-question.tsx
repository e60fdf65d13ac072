import { FormattedMessage, useIntl } from 'react-intl';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { ConfirmDialog } from '#web/app/components/confirm-dialog/confirm-dialog.tsx';

type KeepQuestionProps = {
  open: boolean;
  onClose: () => void;
  /** The flights that are kept. */
  flights: string;
  keeping: boolean;
  onConfirm: () => void;
  refusal: UserError | null;
};

/** Asks once more before the proposed flights are kept: the two other ways are closed by it. */
export function KeepQuestion(props: KeepQuestionProps) {
  const { flights, keeping, ...rest } = props;
  const intl = useIntl();
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
      <FormattedMessage id="airline-change.keep.text" values={{ flights }} />
    </ConfirmDialog>
  );
}
