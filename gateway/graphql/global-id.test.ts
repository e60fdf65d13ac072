import { describe, expect, it } from 'vitest';
import { globalId, keyOf, readGlobalId } from './global-id.ts';

describe('global ids', () => {
  it('lead back to the type and the key', () => {
    expect(readGlobalId(globalId('Order', 'a:b/ç'))).toEqual({ type: 'Order', key: 'a:b/ç' });
  });
  it('of another type do not open an object', () => {
    expect(keyOf('Order', globalId('Payment', '1'))).toBeNull();
    expect(keyOf('Order', globalId('Order', '1'))).toBe('1');
  });
  it.each(['', 'x', '%%', 'T3JkZXI6', `${globalId('Order', '1')}=`])('refuse %j', (id) => {
    expect(readGlobalId(id)).toBeNull();
  });
});
