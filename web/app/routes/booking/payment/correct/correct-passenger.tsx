import { LazyMessages } from '#web/app/i18n/lazy-messages.tsx';
import { membersOfOrder } from './corrected-values.ts';
import { CorrectionForm, type CorrectionFormProps } from './correction-form.tsx';

/** The form of one passenger, with the texts of the page on which they were typed. */
export function CorrectPassenger(props: Omit<CorrectionFormProps, 'member'>) {
  const member = membersOfOrder(props.order.passengers).get(props.passengerId);
  if (!member) return null;
  return (
    <LazyMessages features={['booking-passengers', 'traveller-form', 'forms']}>
      <CorrectionForm {...props} member={member} />
    </LazyMessages>
  );
}
