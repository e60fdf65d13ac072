import { describe, expect, it } from 'vitest';
import { requestOf } from './gateway-request.ts';

const message = { documentId: 'sha256:1', operationName: 'Search', variables: { a: 1 } };
const none = {};

describe('an operation over the wire', () => {
  it('is an address that caches can hold when it asks', () => {
    const [address, init] = requestOf('/graphql', message, true, none);
    expect(address).toBe('/graphql?documentId=sha256%3A1&variables=%7B%22a%22%3A1%7D');
    expect(init.method).toBeUndefined();
  });

  it('has one address for one question, so no empty variables', () => {
    const [address] = requestOf('/graphql', { ...message, variables: {} }, true, none);
    expect(address).toBe('/graphql?documentId=sha256%3A1');
  });

  it('is posted as JSON, without query text, when it changes something', () => {
    const [address, init] = requestOf('/graphql', message, false, {
      'x-device-fingerprint': 'f-1',
    });
    expect(address).toBe('/graphql');
    expect(init.headers).toMatchObject({
      'content-type': 'application/json',
      'x-device-fingerprint': 'f-1',
    });
    expect(JSON.parse(String(init.body))).toEqual(message);
  });

  it('is posted when its address would be cut on the way', () => {
    const long = { ...message, variables: { id: 'x'.repeat(5000) } };
    const [address, init] = requestOf('/graphql', long, true, none);
    expect([address, init.method]).toEqual(['/graphql', 'POST']);
  });

  it('carries files beside the variables', () => {
    const file = new File(['proof'], 'proof.pdf');
    const variables = { input: { proofs: [file], reason: 'ILLNESS' } };
    const [, init] = requestOf('/graphql', { ...message, variables }, false, none);
    const body = init.body as FormData;
    expect(JSON.parse(String(body.get('operations'))).variables).toEqual({
      input: { proofs: [null], reason: 'ILLNESS' },
    });
    expect(JSON.parse(String(body.get('map')))).toEqual({ 0: ['variables.input.proofs.0'] });
    expect(body.get('0')).toBeInstanceOf(File);
    expect(init.headers).toMatchObject({ 'graphql-require-preflight': '1' });
  });
});
