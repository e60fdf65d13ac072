import { expect, test } from 'vitest';
import { type Column, copyRows } from './copy-rows.ts';

const expressionOf = (table: string, column: Column) =>
  /SELECT (.*)$/m.exec(copyRows(table, [column], 9))?.[1];

test('ids are hashed alike wherever they are, so that the rows of a copy keep together', () => {
  const own = expressionOf('orders', { name: 'id', type: 'uuid' });
  const named = expressionOf('tickets', { name: 'order_id', type: 'uuid' });
  expect(own).toBe("md5(one.id::text || '.' || copy)::uuid");
  expect(named).toBe(own?.replace('one.id', 'one.order_id'));
});

test('flights move both ways, what was bought moves back only, and a date of birth not at all', () => {
  const [flight, bought, born] = [
    expressionOf('order_segments', { name: 'departure_date', type: 'date' }),
    expressionOf('orders', { name: 'created_at', type: 'timestamp with time zone' }),
    expressionOf('order_passengers', { name: 'date_of_birth', type: 'date' }),
  ];
  expect(flight).toMatch(/^one\.departure_date \+ \(7 \* /);
  expect(bought).toMatch(/^one\.created_at \+ make_interval\(days => \(least\(0, 7 \* /);
  expect(born).toBe('one.date_of_birth');
});

test('what names an order is fresh, the rest is as it was', () => {
  expect(expressionOf('tickets', { name: 'number', type: 'text' })).toContain('ticket_serials');
  expect(expressionOf('orders', { name: 'reference', type: 'text' })).toContain('row_number()');
  expect(expressionOf('orders', { name: 'state', type: 'text' })).toBe('one.state');
});
