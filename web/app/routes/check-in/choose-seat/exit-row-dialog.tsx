import { Box, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog/dialog.tsx';

type ExitRowDialogProps = {
  /** The seat beside an emergency exit that was pressed; null: nothing is asked. */
  seat: string | null;
  onAccept: () => void;
  onRefuse: () => void;
};

const CONDITIONS = ['able', 'alone', 'help', 'staff'] as const;

/**
 * What is asked of those who sit beside an emergency exit; they declare it before they get the
 * seat.
 */
export function ExitRowDialog({ seat, onAccept, onRefuse }: ExitRowDialogProps) {
  const intl = useIntl();
  const [last, setLast] = useState(seat);
  if (seat && seat !== last) setLast(seat);
  return (
    <Dialog
      open={seat !== null}
      onClose={onRefuse}
      title={
        <FormattedMessage id="check-in-choose-seat.exit.title" values={{ seat: last ?? '' }} />
      }
      closeLabel={intl.formatMessage({ id: 'check-in-choose-seat.exit.close' })}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onRefuse}>
            <FormattedMessage id="check-in-choose-seat.exit.refuse" />
          </Button>
          <Button onClick={onAccept}>
            <FormattedMessage id="check-in-choose-seat.exit.accept" />
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <p>
          <FormattedMessage id="check-in-choose-seat.exit.text" />
        </p>
        <Box as="ul" paddingInlineStart="5" listStyleType="disc">
          {CONDITIONS.map((condition) => (
            <li key={condition}>
              <FormattedMessage
                id="check-in-choose-seat.exit.condition"
                values={{
                  condition,
                  from: LIMITS.emergencyExitMinAge,
                  to: LIMITS.emergencyExitMaxAge,
                }}
              />
            </li>
          ))}
        </Box>
      </Stack>
    </Dialog>
  );
}
