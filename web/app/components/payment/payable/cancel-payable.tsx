import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button, type ButtonProps } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog.tsx';
import { Notice } from '#web/app/ui/notice.tsx';

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
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.title}
        closeLabel={words.close}
        actions={
          <>
            <Button variant="secondary" autoFocus onClick={() => setOpen(false)}>
              {words.keep}
            </Button>
            <Button
              variant="danger"
              loading={cancelling}
              onClick={async () => {
                if (!(await cancel())) return;
                setOpen(false);
                onCancelled();
              }}
            >
              {words.label}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
        {refusal && (
          <Box marginTop="4">
            <Notice tone="danger" role="alert">
              <RefusalText refusal={refusal} />
            </Notice>
          </Box>
        )}
      </Dialog>
    </>
  );
}
