import { ERROR_STATEMENTS } from './answers/error.statements.ts';
import { FLIGHT_STATEMENTS } from './answers/flights.statements.ts';
import { FORM_STATEMENTS } from './answers/form.statements.ts';
import { ORDER_STATEMENTS } from './answers/orders.statements.ts';
import { PRICE_STATEMENTS } from './answers/prices.statements.ts';
import { REFUND_STATEMENTS } from './answers/refunds.statements.ts';
import { FLIGHT_DAY_STATEMENTS } from './cases/flight-day.statements.ts';
import { LIST_STATEMENTS } from './cases/lists.statements.ts';
import { ORDER_CASES } from './cases/orders.statements.ts';
import { REFUND_CASES } from './cases/refunds.statements.ts';
import { SEARCH_STATEMENTS } from './cases/search.statements.ts';
import { EXAMPLE_STATEMENTS } from './examples/examples.statements.ts';
import { HOSTILE_STATEMENTS } from './hostile/hostile.statements.ts';
import { httpStatements } from './http/http.statements.ts';
import { schemaStatements } from './schema/schema.statements.ts';
import type { Statement } from './statement.ts';

/**
 * All statements, in the order in which a service meets them: its schema, HTTP, examples, what it
 * does, what no form sends, and at the end the form of all that it has answered.
 * @param sdl the text of its schema, where it answers no introspection
 */
export const allStatements = async (sdl: string | null = null): Promise<Statement[]> => [
  ...schemaStatements(sdl),
  ...(await httpStatements()),
  ...EXAMPLE_STATEMENTS,
  ...SEARCH_STATEMENTS,
  ...ORDER_CASES,
  ...REFUND_CASES,
  ...FLIGHT_DAY_STATEMENTS,
  ...LIST_STATEMENTS,
  ...HOSTILE_STATEMENTS,
  ...FORM_STATEMENTS,
  ...ERROR_STATEMENTS,
  ...PRICE_STATEMENTS,
  ...FLIGHT_STATEMENTS,
  ...ORDER_STATEMENTS,
  ...REFUND_STATEMENTS,
];
