import { expect, test } from 'vitest';
import type { Passenger } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { renamedPassengers } from './renamed-passengers.ts';

const vault = { open: () => 'E12345678', seal: () => Buffer.of() };

test('help that was confirmed for other flights is requested again for the new ones', () => {
  const passenger = {
    id: 'one',
    accompanyingAdultId: null,
    document: { sealedNumber: Buffer.of() },
    specialServices: [{ code: 'WCHR', state: 'CONFIRMED' }],
  } as unknown as Passenger;
  const { passengers } = renamedPassengers([passenger], 'order', vault, () => 'another');
  expect(passengers).toMatchObject([
    { id: 'another', specialServices: [{ code: 'WCHR', state: 'REQUESTED' }] },
  ]);
});
