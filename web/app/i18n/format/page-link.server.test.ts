import { describe, expect, it } from 'vitest';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { linkedTexts } from './page-link.server.ts';

describe('what an article quotes is what the site says', () => {
  it('a button in the words of its catalogue', () => {
    expect(linkedTexts('zh-hk').label('booking-payment.alreadyPaid')).toBe('我已付款');
    expect(linkedTexts('ja').label('shell.nav.manage')).toBe('予約の確認・変更');
  });

  it('a page by its name in menus, with its section', () => {
    const { page } = linkedTexts('ja');
    expect(page('/lounges')).toBe('[ラウンジ](/lounges)');
    expect(page('/privacyPolicy', 'rights')).toBe('[プライバシーポリシー](/privacyPolicy#rights)');
    expect(page('/flightStatus')).toBe('[運航状況](/flightStatus)');
    expect(page('/memberIntro/happinessClub')).toMatch(/ハピネスクラブ/);
  });

  it('a label that no catalogue has ends the build', () => {
    expect(() => linkedTexts('ja').label('booking-payment.gone' as MessageId)).toThrow(
      'booking-payment.gone',
    );
  });
});
