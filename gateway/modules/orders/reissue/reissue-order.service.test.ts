import { expect, test } from 'vitest';
import { createDocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import type { Passenger } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { renamedPassengers } from './reissue-order.service.ts';

const vault = createDocumentEncryption(deriveKeys({ secret: 'one' }));
const identity = { type: 'PP', issuingCountry: 'HK' } as const;
const sealed = (number: string, id: string) => ({
  ...identity,
  sealedNumber: vault.seal(number, id),
});

test('help that was confirmed for other flights is requested again for the new ones', () => {
  const passenger = {
    id: 'one',
    accompanyingAdultId: null,
    document: sealed('E12345678', 'one'),
    specialServices: [{ code: 'WCHR', state: 'CONFIRMED' }],
  } as unknown as Passenger;
  const { passengers } = renamedPassengers([passenger], 'order', vault, () => 'another');
  expect(passengers).toMatchObject([
    { id: 'another', specialServices: [{ code: 'WCHR', state: 'REQUESTED' }] },
  ]);
});

test('a number that does not open is left out of the other order, which goes on without it', () => {
  const [one] = [
    {
      id: 'one',
      accompanyingAdultId: null,
      document: sealed('E12345678', 'another'),
      specialServices: [],
    },
  ] as unknown as Passenger[];
  const { passengers } = renamedPassengers(one ? [one] : [], 'order', vault, () => 'new');
  expect(passengers[0]?.document).toEqual({
    ...identity,
    sealedNumber: null,
    lookup: null,
    numberHash: null,
  });
});
