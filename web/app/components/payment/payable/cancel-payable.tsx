import { type ReactNode, useState } from 'react';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { ConfirmDialog } from '#web/app/components/confirm-dialog/confirm-dialog.tsx';
import { Button, type ButtonProps } from '#web/app/ui/button.tsx';

type CancelPayableProps = {
  /** Sends the command; whether it was done. */
  cancel: () => Promise<boolean>;
  cancelling: boolean;
  refusal: UserError | null;
  /** It is cancelled, and what the page shows besides it is old. */
  onCancelled: () => void;
  words: { label: ReactNode; title: ReactNode; text: ReactNode; keep: ReactNode; close: string };
} & Pick<ButtonProps, 'variant' | 'wide'>;

/** Cancels something that is not paid yet, after asking once more. */
export function CancelPayable(props: CancelPayableProps) {
  const { cancel, cancelling, refusal, onCancelled, words, variant = 'secondary', wide } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} wide={wide} onClick={() => setOpen(true)}>
        {words.label}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.title}
        closeLabel={words.close}
        keep={words.keep}
        confirm={words.label}
        confirming={cancelling}
        refusal={refusal}
        onConfirm={async () => {
          if (!(await cancel())) return;
          setOpen(false);
          onCancelled();
        }}
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}
