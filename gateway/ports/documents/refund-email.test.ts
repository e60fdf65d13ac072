import { afterAll, expect, it } from 'vitest';
import { COMPLETE_LOCALES } from '#schema/codes/base/locales.ts';
import { stopDocumentWorker } from './document-worker.ts';
import { aReceipt } from './documents.test-support.ts';
import { checkInOpenedEmail, refundNewsEmail } from './documents.ts';
import { textsFor } from './texts.ts';

afterAll(stopDocumentWorker);

function aboutOrder(locale: (typeof COMPLETE_LOCALES)[number]) {
  const { orderNumber, bookingReference, flights } = aReceipt(locale);
  return { recipientName: 'Tai Man Chan', orderNumber, bookingReference, flights };
}
const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' as const });
const CARD = { en: 'card', 'zh-hk': '卡', ja: 'カード' };

it.each(COMPLETE_LOCALES)(
  'what goes back in points too is not said to go to the card: %s',
  async (locale) => {
    for (const event of ['REFUND_APPROVED', 'REFUND_PAID'] as const) {
      const { text } = await refundNewsEmail(
        {
          ...aboutOrder(locale),
          event,
          refundNumber: 'R1',
          amount: yuan(7_000),
          parts: { points: 300, amount: yuan(6_700) },
          dueOn: '2026-12-01',
          rejection: null,
          orderUrl: 'https://air.example/order',
        },
        locale,
      );
      expect(text).toContain(textsFor(locale).money(yuan(6_700)));
      expect(text).not.toContain(CARD[locale]);
    }
  },
);

it.each([
  ['en', 'MG523, MG528'],
  ['zh-hk', 'MG523、MG528'],
  ['ja', 'MG523、MG528'],
] as const)(
  'flights of a connection are listed as the language does: %s',
  async (locale, listed) => {
    const opened = { day: '2026-12-24', time: '09:05', checkInUrl: 'https://air.example/checkIn' };
    const { subject } = await checkInOpenedEmail({ ...aboutOrder(locale), ...opened }, locale);
    expect(subject).toContain(listed);
  },
);
