import {
  Button,
  Card,
  Checkbox,
  Field,
  Heading,
  HStack,
  Input,
  NativeSelect,
  RadioGroup,
  Stack,
} from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { Controller, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { COUNTRY_CODES } from '#schema/codes/base/countries.ts';
import { toaster } from './frame.tsx';

const Filled = v.pipe(v.string(), v.nonEmpty());
const Passenger = v.object({
  title: Filled,
  lastName: v.pipe(Filled, v.regex(/^[A-Za-z' -]+$/)),
  firstName: Filled,
  bornDay: Filled,
  bornMonth: Filled,
  bornYear: Filled,
  gender: v.picklist(['F', 'M']),
  nationality: Filled,
  documentType: Filled,
  documentNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9]{5,20}$/i)),
  issuedBy: Filled,
  validDay: Filled,
  validMonth: Filled,
  validYear: Filled,
  contact: Filled,
  email: v.pipe(v.string(), v.email()),
  area: Filled,
  phone: v.pipe(
    v.string(),
    v.check((typed) => parsePhoneNumberFromString(typed, 'CN')?.isValid() ?? false),
  ),
  terms: v.literal(true),
  privacy: v.literal(true),
});
type Values = v.InferInput<typeof Passenger>;
type TextName = Exclude<keyof Values, 'gender' | 'terms' | 'privacy'>;

const REGION_OPTIONS = COUNTRY_CODES.map((code) => [code, code] as const);
const TITLES = [
  ['MR', 'Mr'],
  ['MS', 'Ms'],
  ['MRS', 'Mrs'],
] as const;
const DOCUMENTS = [
  ['PASSPORT', 'Passport'],
  ['ID', 'Identity card'],
] as const;

/** The form of one adult, with the controls of Chakra UI and the resolver of valibot. */
function Passengers() {
  const { register, control, handleSubmit, formState } = useForm<Values>({
    resolver: valibotResolver(Passenger),
    mode: 'onBlur',
  });
  const text = (name: TextName, label: string) => (
    <Field.Root invalid={name in formState.errors} required>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      <Input {...register(name)} />
      <Field.ErrorText>{formState.errors[name]?.message}</Field.ErrorText>
    </Field.Root>
  );
  const select = (
    name: TextName,
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <Field.Root invalid={name in formState.errors} required>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field {...register(name)} placeholder="Choose">
          {options.map(([value, shown]) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
  const day = (name: 'born' | 'valid') => (
    <HStack>
      {text(`${name}Day`, 'Day')}
      {text(`${name}Month`, 'Month')}
      {text(`${name}Year`, 'Year')}
    </HStack>
  );
  return (
    <form onSubmit={handleSubmit(() => toaster.create({ title: 'Booked' }))}>
      <Heading size="2xl">Who is travelling?</Heading>
      <Card.Root>
        <Card.Body>
          <Stack gap="4">
            {select('title', 'Title', TITLES)}
            {text('lastName', 'Last name')}
            {text('firstName', 'First names')}
            {day('born')}
            <Controller
              control={control}
              name="gender"
              render={({ field: { value, onChange } }) => (
                <RadioGroup.Root
                  value={value ?? null}
                  onValueChange={(next) => onChange(next.value)}
                >
                  {[
                    ['F', 'Female'],
                    ['M', 'Male'],
                  ].map(([one = '', shown]) => (
                    <RadioGroup.Item key={one} value={one}>
                      <RadioGroup.ItemHiddenInput />
                      <RadioGroup.ItemIndicator />
                      <RadioGroup.ItemText>{shown}</RadioGroup.ItemText>
                    </RadioGroup.Item>
                  ))}
                </RadioGroup.Root>
              )}
            />
            {select('nationality', 'Nationality', REGION_OPTIONS)}
            {select('documentType', 'Travel document', DOCUMENTS)}
            {text('documentNumber', 'Document number')}
            {select('issuedBy', 'Issued by', REGION_OPTIONS)}
            {day('valid')}
            {text('contact', 'Full name')}
            {text('email', 'E-mail')}
            {select('area', 'Country or region', REGION_OPTIONS)}
            {text('phone', 'Phone')}
            {(['terms', 'privacy'] as const).map((name) => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field: { value, onChange } }) => (
                  <Checkbox.Root
                    checked={Boolean(value)}
                    onCheckedChange={({ checked }) => onChange(checked)}
                  >
                    <Checkbox.HiddenInput />
                    <Checkbox.Control />
                    <Checkbox.Label>I have read this and agree</Checkbox.Label>
                  </Checkbox.Root>
                )}
              />
            ))}
            <Button type="submit">Continue</Button>
          </Stack>
        </Card.Body>
      </Card.Root>
    </form>
  );
}

export { Passengers as default };
