import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { MealChoiceInput } from '#web/app/apollo/schema-types.gen.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog/dialog.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { useChooseMealsCommand } from './choose-meals.mutation.gen.ts';
import { type ChosenMeals, changedMeals } from './chosen-meals.ts';
import type { FlightWithMeals } from './flights-with-meals.ts';
import { MealSelect } from './meal-select.tsx';

/** Sends the meals that have changed; `refusal` says why they were not taken. */
function useChooseMeals(orderId: string) {
  const { send, sending, refusal } = useChooseMealsCommand(
    (meals: MealChoiceInput[], idempotencyKey) => ({ input: { idempotencyKey, orderId, meals } }),
  );
  const choose = async (meals: MealChoiceInput[]) => (await send(meals))?.errors.length === 0;
  return { choose, choosing: sending, refusal };
}

type ChooseMealsDialogProps = {
  orderId: string;
  /** The gateway's time. */
  now: string;
  flight: FlightWithMeals;
  flightNumber: string;
  chosen: ChosenMeals;
  onChoose: (chosen: ChosenMeals) => void;
  onClose: () => void;
  /** The meals are saved: the order is asked for again. */
  onChanged: () => Promise<void>;
};

/** Who eats what on one flight. */
export function ChooseMealsDialog(props: ChooseMealsDialogProps) {
  const { orderId, now, flight, flightNumber, chosen, onChoose, onClose, onChanged } = props;
  const intl = useIntl();
  const { choose, choosing, refusal } = useChooseMeals(orderId);
  async function save() {
    const changed = changedMeals(flight.choosing, chosen);
    if (changed.length > 0) {
      if (!(await choose(changed))) return;
      await onChanged();
    }
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <FormattedMessage id="trips-order-detail.meals.title" values={{ flight: flightNumber }} />
      }
      closeLabel={intl.formatMessage({ id: 'trips-order-detail.meals.close' })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage id="trips-order-detail.meals.keep" />
          </Button>
          <Button loading={choosing} onClick={save}>
            <FormattedMessage id="trips-order-detail.meals.save" />
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <p>
          <FormattedMessage id="trips-order-detail.meals.free" />
        </p>
        {flight.choosing.map((one) => (
          <MealSelect
            key={one.id}
            passenger={one}
            now={now}
            value={chosen[one.id] ?? ''}
            onChange={(meal) => onChoose({ ...chosen, [one.id]: meal })}
          />
        ))}
        {refusal && (
          <Notice tone="danger" role="alert">
            <RefusalText refusal={refusal} />
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
