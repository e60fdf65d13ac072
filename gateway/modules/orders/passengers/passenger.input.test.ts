import * as v from 'valibot';
import { expect, test } from 'vitest';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { PassengerInput } from './passenger.input.ts';

function faults(number: string | null | undefined) {
  const passenger = aPassenger();
  const parsed = v.safeParse(PassengerInput, {
    ...passenger,
    document: { ...passenger.document, number },
  });
  return (parsed.issues ?? []).map(({ message, path }) => [
    message,
    path?.map(({ key }) => key).join('.'),
  ]);
}

test.each([[undefined], [null], ['']])('a document with the number %s lacks it', (number) => {
  expect(faults(number)).toEqual([['REQUIRED', 'document.number']]);
});
