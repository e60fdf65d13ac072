import { Box, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { BackToBooking } from '#web/app/components/date-change/back-to-booking.tsx';
import {
  type AskedChange,
  chooseFlightPath,
} from '#web/app/components/date-change/change-paths.ts';
import { FreeChangeNote } from '#web/app/components/date-change/free-change-note.tsx';
import { UnpaidSeats } from '#web/app/components/seat-order/unpaid-seats.tsx';
import { LiftLinks } from '#web/app/components/unblock-links/unblock-links-list.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { TwoColumns } from '#web/app/page/two-columns.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import type { Changeable } from './change-draft.ts';
import { draftProblem } from './draft-problem.ts';
import { FlightChoice } from './flight-choice.tsx';
import { PassengerChoice } from './passenger-choice.tsx';
import { useChangeDraft } from './use-change-draft.ts';

type ChangeFormProps = {
  changeable: Changeable;
  asked: AskedChange;
  /** Seats that were in the way are paid or free again. */
  onLifted: () => void;
};

/**
 * Which flights, for whom, on which day; what is in the way is said while choosing, beside the
 * button.
 */
export function ChangeForm({ changeable, asked, onLifted }: ChangeFormProps) {
  const id = useId();
  const to = useLocalePath();
  const navigate = useNavigate();
  const codeText = useCodeText();
  const [draft, setDraft] = useChangeDraft(changeable, asked);
  const { order, airlineChange } = changeable;
  const problem = draftProblem(changeable, draft);
  const code = problem && 'code' in problem ? problem.code : null;
  const submit = () => {
    if (problem) return;
    const bounds = [...draft.days].map(([index, date]) => ({ index, date }));
    const passengers = [...draft.passengers];
    void navigate(to(chooseFlightPath({ order: order.id, passengers, bounds, airlineChange })));
  };
  return (
    <TwoColumns
      aside={
        <Stack gap="6" position={{ lg: 'sticky' }} top="6">
          {order.passengers.length > 1 && (
            <PassengerChoice order={order} draft={draft} onChange={setDraft} />
          )}
          {code === 'UNPAID_SEATS' &&
            order.seatOrders
              .filter(({ state }) => state === 'PENDING_PAYMENT')
              .map((seatOrder) => (
                <UnpaidSeats key={seatOrder.id} seatOrder={seatOrder} onEnded={onLifted} />
              ))}
          <div>
            <Box id={`${id}-why`} role="status" marginBottom={problem ? '4' : '0'}>
              {code && (
                <Notice tone="warning">
                  <p>{codeText(code)}</p>
                  <LiftLinks code={code} orderId={order.id} />
                </Notice>
              )}
              {problem && 'missing' in problem && (
                <Muted size="md">
                  <FormattedMessage
                    id="trips-change-date.missing"
                    values={{ missing: problem.missing }}
                  />
                </Muted>
              )}
            </Box>
            <ButtonRow>
              <Button
                size="lg"
                aria-disabled={problem !== null || undefined}
                aria-describedby={`${id}-why`}
                onClick={submit}
              >
                <FormattedMessage id="trips-change-date.submit" />
              </Button>
              <BackToBooking orderId={order.id} />
            </ButtonRow>
          </div>
        </Stack>
      }
    >
      {airlineChange && <FreeChangeNote />}
      <FlightChoice changeable={changeable} draft={draft} onChange={setDraft} />
    </TwoColumns>
  );
}
