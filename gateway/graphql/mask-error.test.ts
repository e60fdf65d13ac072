import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '#gateway/database/database-errors.ts';
import { PortUnavailable } from '#gateway/ports/port-unavailable.ts';
import { createMaskError } from './mask-error.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const maskError = createMaskError(log);
beforeEach(() => void vi.clearAllMocks());

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
/** As execution hands over what a resolver threw. */
const thrown = (originalError: Error) =>
  new GraphQLError(originalError.message, { path: ['flightStatus'], originalError });

test('a system of the airline that refuses connections is away for a moment, and the log names its port', () => {
  const away = new PortUnavailable('operations', 'no answer that can be used', { cause: refused });
  const { path, extensions } = maskError(thrown(away));
  expect([path, extensions.code]).toEqual([['flightStatus'], 'SERVICE_UNAVAILABLE']);
  expect(log.error).not.toHaveBeenCalled();
  expect(log.warn.mock.calls).toEqual([
    [
      { fault: extensions.id, path: 'flightStatus', code: 'ECONNREFUSED', name: 'operations' },
      'operations: no answer that can be used',
    ],
  ]);
});

test('an answer that an adapter cannot read is logged with what it stumbled over', () => {
  const cause = new SyntaxError('Unexpected token');
  maskError(thrown(new PortUnavailable('operations', 'no answer that can be used', { cause })));
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ name: 'operations', err: cause });
});

test('an outage within another fault is found, the one nearest to the resolver', () => {
  const database = new DatabaseUnavailable('The database cannot be reached', { cause: refused });
  const round = new Error('a round failed', { cause: database });
  expect(maskError(thrown(round)).extensions.code).toBe('SERVICE_UNAVAILABLE');
  expect(log.warn.mock.calls[0]?.[1]).toBe('The database cannot be reached');
});

test('a refused connection that no port and no database is known to have caused is no outage of the database', () => {
  expect(maskError(thrown(refused)).extensions.code).toBe('INTERNAL');
  expect(log.error).toHaveBeenCalledOnce();
});
