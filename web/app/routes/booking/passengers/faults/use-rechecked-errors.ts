import { useEffect } from 'react';
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { PARTY_FIELD } from './party-field.ts';

/**
 * Fields whose fault may depend on another: a date of birth, a nationality, another passenger's
 * document.
 */
const DEPENDENT = [
  'dateOfBirth',
  'gender',
  'accompanyingAdultKey',
  'document.type',
  'document.number',
  'document.expiresOn',
];

/**
 * Looks again at faults that are shown and depend on other fields, whenever one of those changes.
 * What the gateway said stays until it is asked again.
 */
export function useRecheckedErrors<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  members: readonly PartyMember[],
): void {
  useEffect(() => {
    const names = [
      PARTY_FIELD,
      'contact.phone.number',
      ...members.flatMap(({ key }) => DEPENDENT.map((field) => `passengers.${key}.${field}`)),
    ] as FieldPath<Values>[];
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const { errors } = form.formState;
        const isOurs = (one: string) => {
          const error: FieldError | undefined = get(errors, one);
          return error !== undefined && error.type !== 'server';
        };
        const shown = names.filter((one) => one !== name && isOurs(one));
        if (name && shown.length > 0) void form.trigger(shown);
      },
    });
  }, [form, members]);
}
