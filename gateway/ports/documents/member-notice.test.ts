import { afterAll, describe, expect, it } from 'vitest';
import { verificationCodeSms } from '#gateway/ports/sms/code.sms.ts';
import { memberNoticeSms } from '#gateway/ports/sms/member-notice.sms.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { COMPLETE_LOCALES } from '#schema/codes/base/locales.ts';
import { stopDocumentWorker } from './document-worker.ts';
import { memberNoticeEmail, verificationCodeEmail } from './documents.ts';
import { MEMBER_NOTICE_KINDS, type MemberNoticeData } from './email/member-notice-data.ts';

afterAll(stopDocumentWorker);

const notice = (kind: MemberNoticeData['kind']): MemberNoticeData => ({
  kind,
  recipientName: 'Tai Man Chan',
  cardNumber: '6066566131',
  accountUrl: 'https://magnolia.example/account',
});
const NUMBER = `${BRAND.carrierCode} 6066566131`;

describe.each(COMPLETE_LOCALES)('a message to a member in %s', (locale) => {
  it('welcomes with the number of the card, by e-mail and by text', async () => {
    const { subject, text, html } = await memberNoticeEmail(notice('WELCOME'), locale);
    expect(subject).toContain(NUMBER);
    expect(subject).toContain(BRAND.clubName[locale]);
    for (const body of [text, html]) expect(body).toContain('https://magnolia.example/account');
    expect(memberNoticeSms(notice('WELCOME'), locale)).toContain(NUMBER);
  });

  it('says with a code for registration that there is an account, and where to sign in', async () => {
    const signInUrl = 'https://magnolia.example/login';
    const code = { code: '048291', validMinutes: 5, siteUrl: 'https://magnolia.example/' };
    const { text, html } = await verificationCodeEmail({ ...code, signInUrl }, locale);
    for (const body of [text, html, verificationCodeSms({ ...code, signInUrl }, locale)]) {
      expect(body).toContain('048291');
      expect(body).toContain(signInUrl);
    }
    expect(html).toContain(`https://magnolia.example/mail/${BRAND.cityCode.toLowerCase()}-`);
    expect(verificationCodeSms(code, locale)).not.toContain('http');
  });

  it.each(MEMBER_NOTICE_KINDS.filter((kind) => kind !== 'WELCOME'))(
    'says whom to call when it was a stranger: %s',
    async (kind) => {
      const { text } = await memberNoticeEmail(notice(kind), locale);
      expect(text).toContain(BRAND.phone.display);
      expect(memberNoticeSms(notice(kind), locale)).toContain(BRAND.phone.display);
    },
  );
});
