import { afterAll, describe, expect, it } from 'vitest';
import { memberNoticeSms } from '#gateway/ports/sms/member-notice.sms.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { stopDocumentWorker } from './document-worker.ts';
import { memberNoticeEmail } from './documents.ts';
import { MEMBER_NOTICE_KINDS, type MemberNoticeData } from './email/email-data.ts';

afterAll(stopDocumentWorker);

const notice = (kind: MemberNoticeData['kind']): MemberNoticeData => ({
  kind,
  recipientName: 'Tai Man Chan',
  cardNumber: '6066566131',
  accountUrl: 'https://magnolia.example/account',
});
const NUMBER = `${BRAND.carrierCode} 6066566131`;

describe.each(LOCALES)('a message to a member in %s', (locale) => {
  it('welcomes with the number of the card, by e-mail and by text', async () => {
    const { subject, text, html } = await memberNoticeEmail(notice('WELCOME'), locale);
    expect(subject).toContain(NUMBER);
    expect(subject).toContain(BRAND.clubName[locale]);
    for (const body of [text, html]) expect(body).toContain('https://magnolia.example/account');
    expect(memberNoticeSms(notice('WELCOME'), locale)).toContain(NUMBER);
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
