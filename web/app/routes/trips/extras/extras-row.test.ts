import { expect, test } from 'vitest';
import { uniqueExtras } from './extras-row.tsx';

test('an extra that several passengers get is counted, not repeated', () => {
  const bag = { id: 'bag', name: 'One more checked bag' };
  const wifi = { id: 'wifi', name: 'Wi-Fi' };
  const items = [
    { quantity: 1, extra: bag },
    { quantity: 2, extra: wifi },
    { quantity: 1, extra: bag },
  ];
  expect(uniqueExtras(items)).toEqual([
    { name: bag.name, quantity: 2 },
    { name: wifi.name, quantity: 2 },
  ]);
});
