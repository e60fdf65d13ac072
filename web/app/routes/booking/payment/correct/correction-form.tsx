import { HStack } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { commercialDay } from '#schema/rules/base/time.ts';
import { searchOfOrder } from '#web/app/components/order-view/search-of-order.ts';
import { searchAddress } from '#web/app/components/search-panel/search-query.ts';
import { loadNumberingPlans } from '#web/app/components/traveller-form/phone-check.ts';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import {
  type Booking,
  BookingContext,
} from '#web/app/routes/booking/passengers/booking-context.ts';
import { useRecheckedErrors } from '#web/app/routes/booking/passengers/faults/use-rechecked-errors.ts';
import { tripFactsOf } from '#web/app/routes/booking/passengers/offer/trip-facts.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { PassengerFieldset } from '#web/app/routes/booking/passengers/passenger/passenger-fieldset.tsx';
import { bookingSchema } from '#web/app/routes/booking/passengers/passengers-service.schema.ts';
import type { PaidOrderFragment } from '#web/app/routes/booking/payment/paid-order.gen.ts';
import { Button } from '#web/app/ui/button.tsx';
import { membersOfOrder, partyOfOrder, valuesOfOrder } from './corrected-values.ts';
import { correctionFaults } from './correction-faults.ts';
import { useCorrectPassenger } from './use-correct-passenger.ts';

export type CorrectionFormProps = {
  order: PaidOrderFragment;
  passengerId: string;
  member: PartyMember;
  /** It is corrected, or left as it was. */
  onClose: () => void;
};

/**
 * The form of one passenger, filled in as typed, with the rules and parts of the form they were
 * typed in.
 */
export function CorrectionForm({ order, passengerId, onClose, member }: CorrectionFormProps) {
  const locale = useLocale();
  const to = useLocalePath();
  const members = useMemo(() => membersOfOrder(order.passengers), [order.passengers]);
  const booking: Booking = useMemo(
    () => ({
      members: [...members.values()],
      trip: tripFactsOf({ bounds: order.bounds, party: partyOfOrder(order.passengers) }),
      today: commercialDay(new Date(order.serverNow)),
      searchFor: (party) => to(searchAddress({ ...searchOfOrder(order), party })),
    }),
    [order, members, to],
  );
  const schema = useMemo(
    () => bookingSchema(booking.members, booking.trip, booking.today, correctionFaults(member)),
    [booking, member],
  );
  const form = useSiteForm(schema, valuesOfOrder(order, locale));
  useRecheckedErrors(form, booking.members);
  useEffect(() => {
    loadNumberingPlans().catch(() => undefined);
    form.setFocus(`passengers.${member.key}.lastName`);
  }, [form, member.key]);
  const { correct, sending } = useCorrectPassenger(passengerId, members, onClose);
  return (
    <BookingContext value={booking}>
      <Form form={form} onSubmit={(values) => correct(member, values)}>
        <PassengerFieldset member={member} />
        <HStack wrap="wrap" gap="3">
          <Button type="submit" loading={sending}>
            <FormattedMessage id="booking-payment.correct.save" />
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage id="booking-payment.correct.leave" />
          </Button>
        </HStack>
      </Form>
    </BookingContext>
  );
}
