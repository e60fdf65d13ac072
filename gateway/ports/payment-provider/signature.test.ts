import { describe, expect, it } from 'vitest';
import { signatureFault, signBody } from './signature.ts';

const now = new Date('2026-11-20T10:00:00Z');
const body = '{"id":"evt_1"}';
const header = signBody('secret', body, now);

describe('a signed webhook', () => {
  it('is genuine with the shared secret', () => {
    expect(signatureFault('secret', body, header, now)).toBeNull();
  });

  it('is refused when one byte of the body has changed', () => {
    expect(signatureFault('secret', body.replace('1', '2'), header, now)).toBe('SIGNATURE_INVALID');
  });

  it('is refused with another secret', () => {
    expect(signatureFault('other', body, header, now)).toBe('SIGNATURE_INVALID');
  });

  it('is refused when the time stamp was rewritten', () => {
    const later = header.replace(/t=\d+/, `t=${now.getTime() / 1000 + 60}`);
    expect(signatureFault('secret', body, later, now)).toBe('SIGNATURE_INVALID');
  });

  it('is refused when it is played again after five minutes', () => {
    expect(signatureFault('secret', body, header, new Date(now.getTime() + 300_000))).toBeNull();
    expect(signatureFault('secret', body, header, new Date(now.getTime() + 301_000))).toBe(
      'SIGNATURE_STALE',
    );
  });

  it('is refused without a header or with nonsense in it', () => {
    expect(signatureFault('secret', body, null, now)).toBe('SIGNATURE_MISSING');
    for (const nonsense of ['', 't=', 't=abc,v1=00', 'v1=', `t=1,v1=${'z'.repeat(64)}`, '=,=']) {
      expect(signatureFault('secret', body, nonsense, now)).not.toBeNull();
    }
  });

  it('passes while one of two secrets is being retired', () => {
    const both = `${header},v1=${'0'.repeat(64)}`;
    expect(signatureFault('secret', body, both, now)).toBeNull();
  });
});
