import type { CreateOrderInput, PassengerInput } from '#web/app/apollo/schema-types.gen.ts';
import { sentPerson } from '#web/app/components/traveller-form/sent-person.ts';
import { typedPhone } from '#web/app/components/traveller-form/traveller-values.ts';
import type {
  BookingValues,
  PassengerValues,
} from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';

/** One traveller of the form as it is sent. */
export function passengerInput(
  { key, type }: PartyMember,
  values: PassengerValues,
): PassengerInput {
  const { document, accompanyingAdultKey, frequentPassengerId, save, ...plain } = values;
  return {
    ...plain,
    ...sentPerson(values),
    key,
    type,
    document: {
      type: document.type as PassengerInput['document']['type'],
      number: document.number || null,
      issuingCountry: document.issuingCountry,
      expiresOn: document.expiresOn || null,
      savedKey: document.savedKey || null,
    },
    accompanyingAdultKey: type === 'INF' ? accompanyingAdultKey || null : null,
    frequentPassengerId: frequentPassengerId || null,
    save,
  };
}

export type Submission = Pick<
  CreateOrderInput,
  'idempotencyKey' | 'offerId' | 'accepted' | 'locale'
>;

/** What is sent: everyone of the party in its order. */
export function createOrderInput(
  members: readonly PartyMember[],
  { passengers, contact, agreements }: BookingValues,
  { idempotencyKey, offerId, accepted, locale }: Submission,
): CreateOrderInput {
  const { amount, currency } = accepted;
  return {
    idempotencyKey,
    offerId,
    accepted: { amount, currency },
    passengers: members.flatMap((member) => {
      const values = passengers[member.key];
      return values ? [passengerInput(member, values)] : [];
    }),
    contact: { name: contact.name, email: contact.email, phone: typedPhone(contact.phone) },
    agreements: (['CONDITIONS_OF_CARRIAGE', 'PRIVACY'] as const).filter((one) => agreements[one]),
    locale,
  };
}
