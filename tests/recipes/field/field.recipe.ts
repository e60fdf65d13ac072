import { equal } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { ask, type Recipe } from '#tests/recipes/recipe.ts';
import { findOffer, orderInput } from '#tests/support/buyer.ts';

const ORDER = `mutation ($input: CreateOrderInput!) {
  createOrder(input: $input) {
    order { passengers { name middleName } }
    userErrors { code path }
  }
}`;
type Answer = {
  createOrder: {
    order: { passengers: { name: string; middleName: string }[] } | null;
    userErrors: object[];
  };
};

export const field: Recipe = {
  heading: 'A field',
  guards: [
    'schema/rules/travellers/names.test.ts',
    'gateway/database/text-lengths.test.ts',
    'gateway/modules/orders/orders.service.test.ts',
    'web/app/routes/booking/passengers/passengers-service.schema.test.ts',
    'web/app/routes/booking/passengers/faults/booking-faults.test.ts',
    'web/app/routes/booking/passengers/submission/create-order-input.test.ts',
    'web/app/routes/account/passengers/edit/edit-passenger.route.test.tsx',
    'gateway/ports/documents/documents.test.ts',
  ],
  async look({ url }) {
    const order = orderInput(await findOffer(url)) as { passengers: object[] };
    const passengers = order.passengers.map((one) => ({ ...one, middleName: ' Keung-Wah ' }));
    const input = { ...order, passengers, idempotencyKey: randomUUID() };
    const { createOrder } = await ask<Answer>(url, ORDER, { input });
    equal(JSON.stringify(createOrder.userErrors), '[]');
    const [passenger] = createOrder.order?.passengers ?? [];
    equal(passenger?.middleName, 'Keung-Wah');
    equal(passenger?.name, 'CHAN/TAIMANKEUNGWAH');
  },
};
