import { describe, expect, it } from 'vitest';
import ja from '#gateway/ports/documents/messages/ja.json' with { type: 'json' };
import { MESSAGE_EVENTS, type MessageEvent } from '#schema/codes/club/message-events.ts';

/** What the airline ends, refuses or pays back: it speaks humbly of what it has done, いたしました. */
const HUMBLE = /(?:CANCELLED|LAPSED|WITHDRAWN|RETURNED|REFUNDED|REFUND_PAID|FAILED|REJECTED)$/;
/**
 * An act of the airline in the plain polite form, which is for good news and for what the user
 * did.
 */
const PLAIN_ACT = /(?:解除|返金|払い戻し|取り消し)(?:しました|ました)。/g;

const events = Object.keys(MESSAGE_EVENTS) as MessageEvent[];
const plainActs = (text: string) => text.match(PLAIN_ACT) ?? [];

describe('Japanese messages keep the register of their kind', () => {
  const humble = events.filter((event) => HUMBLE.test(event));

  it.each(humble)('%s speaks humbly of what the airline did', (event) => {
    expect(plainActs(ja[`message.${event}.text`])).toEqual([]);
  });

  it('and an example is found', () => {
    expect(humble.length).toBeGreaterThan(12);
    expect(plainActs('お席の確保を解除しました。')).toHaveLength(1);
    expect(plainActs('お席の確保を解除いたしました。')).toEqual([]);
  });
});
