import { describe, expect, it } from 'vitest';
import { answerIn, asGatewayError } from './gateway-answer.ts';
import { faultOf, GatewayError } from './gateway-error.ts';

describe('the fault in an error', () => {
  it('of a GraphQL answer is its code and the id under which it is logged', () => {
    const errors = [{ message: 'Unexpected error.', extensions: { code: 'INTERNAL', id: 'f-1' } }];
    expect(faultOf({ errors })).toEqual({ code: 'INTERNAL', id: 'f-1', status: 500 });
  });
  it('that a loader threw survives the way to the browser', () => {
    const fault = { code: 'SERVICE_UNAVAILABLE', id: null, status: 503 };
    const thrown = JSON.parse(JSON.stringify({ status: 503, data: { fault } }));
    expect(faultOf(thrown)).toEqual(fault);
  });
  it('is none in a bug of the page, nor in a 404', () => {
    expect(faultOf(new Error('undefined is not a function'))).toBeNull();
    expect(faultOf({ status: 404, data: null })).toBeNull();
  });
  it('that the gateway does not name is an internal one', () => {
    expect(faultOf({ errors: [{ message: 'x', extensions: { code: 'NEW' } }] })?.code).toBe(
      'INTERNAL',
    );
  });
});

describe('a request without an answer', () => {
  it('is the network when nothing came back', () => {
    const error = asGatewayError(new TypeError('Failed to fetch'));
    expect(faultOf(error)?.code).toBe('NETWORK');
  });
  it('is an outage when a proxy answers for the gateway', async () => {
    const response = new Response('<h1>Bad gateway</h1>', { status: 502 });
    const error: unknown = await answerIn(response).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayError);
    expect(faultOf(error)).toEqual({ code: 'SERVICE_UNAVAILABLE', id: null, status: 503 });
  });
  it('stays an abort when the page was left', () => {
    const abort = new DOMException('left', 'AbortError');
    expect(asGatewayError(abort)).toBe(abort);
  });
});
