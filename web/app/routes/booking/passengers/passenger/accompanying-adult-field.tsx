import { Box } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { typedTicketName } from '#schema/rules/travellers/names.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { FieldFrame, useField } from '#web/app/forms/field-frame.tsx';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { Select } from '#web/app/ui/input.tsx';
import { type AdultChoice, adultChoices } from './accompanying-adults.ts';

/**
 * On whose lap an infant travels; adults who cannot take it are in the list with the reason
 * (RULES 2.8).
 */
export function AccompanyingAdultField({ member }: { member: PartyMember }) {
  const intl = useIntl();
  const { who } = useTravellerWords();
  const { members, trip } = useBooking();
  const { register, control } = useFormContext<BookingValues>();
  const passengers = useWatch({ control, name: 'passengers' });
  const name = `passengers.${member.key}.accompanyingAdultKey` as const;
  const label = intl.formatMessage({ id: 'traveller-words.accompanyingAdult' });
  const hint = intl.formatMessage(
    { id: 'booking-passengers.accompanyingAdult.hint' },
    { age: LIMITS.guardianFromAge },
  );
  const missing = intl.formatMessage({ id: 'booking-passengers.accompanyingAdult.missing' });
  const field = useField({ name, label, hint, missing });

  function textOf({ member: adult, reason }: AdultChoice): string {
    const typed = passengers[adult.key];
    const onTicket = typed ? typedTicketName(typed) : null;
    const called = who(adult.type, adult.number);
    const adultName = onTicket ? `${called} · ${onTicket}` : called;
    if (!reason) return adultName;
    const why =
      reason.code === 'TAKEN'
        ? intl.formatMessage(
            { id: 'booking-passengers.accompanyingAdult.taken' },
            { infant: who(reason.by.type, reason.by.number) },
          )
        : intl.formatMessage(
            { id: 'booking-passengers.accompanyingAdult.underAge' },
            { age: LIMITS.guardianFromAge },
          );
    return intl.formatMessage(
      { id: 'booking-passengers.accompanyingAdult.not' },
      { adult: adultName, why },
    );
  }

  return (
    <Box paddingTop="5" borderTopWidth="1px">
      <FieldFrame field={field} name={name} label={label} hint={hint}>
        <Select {...field.control} {...register(name)}>
          <option value="">{intl.formatMessage({ id: 'forms.choose' })}</option>
          {adultChoices(member, members, { passengers }, trip).map((choice) => (
            <option
              key={choice.member.key}
              value={choice.member.key}
              disabled={choice.reason !== null}
            >
              {textOf(choice)}
            </option>
          ))}
        </Select>
      </FieldFrame>
    </Box>
  );
}
