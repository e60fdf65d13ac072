import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog/dialog.tsx';
import { Notice } from '#web/app/ui/notice.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: ReactNode;
  /** The name of the button that closes it. */
  closeLabel: string;
  /** The safe action, which leaves all as it is. */
  keep: ReactNode;
  /** What is done. */
  confirm: ReactNode;
  /** The look of what is done: `danger` (default), or `primary` where nothing is lost by it. */
  tone?: 'danger' | 'primary';
  /** It is under way. */
  confirming: boolean;
  onConfirm: () => void;
  /** Why it was not done; null otherwise. */
  refusal: UserError | null;
  /** What it means. */
  children: ReactNode;
};

/**
 * Asks once more before something is done that cannot be undone, and stays open where it was
 * refused. Texts: `code`.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, closeLabel, keep, confirm, confirming, onConfirm } = props;
  const { tone = 'danger', refusal, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            {keep}
          </Button>
          <Button variant={tone} loading={confirming} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {refusal && (
        <Box marginTop="4">
          <Notice tone="danger" role="alert">
            <RefusalText refusal={refusal} />
          </Notice>
        </Box>
      )}
    </Dialog>
  );
}
