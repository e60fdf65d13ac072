import { getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { lifetimeOf } from './cache-control.plugin.ts';

function of(text: string) {
  const operation = getOperationAST(parse(text));
  return operation && lifetimeOf(operation);
}

describe('an answer may be kept', () => {
  it('for as long as its shortest-lived field', () => {
    expect(of('{ airports { code } flightSearch { expiresAt } }')).toEqual({
      browser: 0,
      shared: 15,
    });
  });
  it('by a browser only where nothing in it expires', () => {
    expect(of('{ airports { code } __typename }')?.browser).toBeGreaterThan(0);
    expect(of('{ flightSearch { expiresAt } }')?.browser).toBe(0);
  });
  it.each([
    'mutation { airports }',
    '{ airports { code } session { id } }',
    '{ order { id } }',
    '{ __typename }',
    '{ ...Hidden } fragment Hidden on Query { airports { code } }',
  ])('not at all: %s', (text) => {
    expect(of(text)).toBeNull();
  });
});
