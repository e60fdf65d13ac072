import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAY_HEIGHT } from '#gateway/demo/theme/frame-height.ts';
import { FLOWER_CONTENT_ID } from '#gateway/ports/mailer/inline/inline-pictures.ts';
import type { MailMessage } from '#gateway/ports/mailer/mailer.ts';
import { mailboxMailer } from '#gateway/simulated/mailbox/mailbox.mailer.ts';
import { mailboxRepository } from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { mailboxSmsSender } from '#gateway/simulated/mailbox/mailbox.sms-sender.ts';
import { testDatabase } from '#tests/support/database.ts';
import { mailboxRoutes } from './mailbox.routes.ts';

const { db } = await testDatabase();
const mailbox = mailboxRepository(db);
const app = new Hono().route('/demo/mailbox', mailboxRoutes(mailbox));
const mailer = mailboxMailer(mailbox, { now: () => new Date('2026-11-20T10:00:00Z') });

const hostile: MailMessage = {
  to: 'sato@example.test',
  subject: 'Tickets <script>alert(1)</script>',
  html: '<p>Hello</p><script>alert(1)</script>',
  text: 'Hello <b>you</b>',
  attachments: [
    {
      filename: '領収書 "1".pdf',
      contentType: 'application/pdf',
      content: new Uint8Array([37, 80, 68, 70]),
    },
  ],
  locale: 'en',
};

beforeAll(async () => {
  await mailer.send(hostile);
  await mailer.send({ ...hostile, to: 'chan@example.test', subject: 'Second', attachments: [] });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/demo/mailbox${path}`, { headers });

const idOf = async (to: string): Promise<string> => (await mailbox.list({ limit: 1, to }))[0]!.id;

describe('the demo mailbox', () => {
  it('lists what was sent, newest first, and by recipient', async () => {
    const all = await (await get('')).text();
    expect(all.indexOf('Second')).toBeLessThan(all.indexOf('Tickets'));
    const one = await (await get('?to=sato@example.test')).text();
    expect(one).not.toContain('Second');
    expect(await (await get('?to=nobody@example.test')).text()).toContain('nobody@example.test');
  });

  it('lists texts to a phone by its number', async () => {
    const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
    const to = '+85291234567';
    await mailboxSmsSender(mailbox, clock).send({ to, text: 'Code <123456>', locale: 'en' });
    const page = await (await get(`?to=${encodeURIComponent(to)}`)).text();
    expect(page).toContain('Code &lt;123456&gt;');
    expect(page).not.toContain('Second');
    const asSent = await (await get(`/${await idOf(to)}/html`)).text();
    expect(asSent).toContain('<p>Code &lt;123456&gt;</p>');
  });

  it('shows the pictures of a message, without a request', async () => {
    const to = 'pictures@example.test';
    await mailer.send({ ...hostile, to, html: `<img src="cid:${FLOWER_CONTENT_ID}" alt="">` });
    const shown = await (await get(`/${await idOf(to)}/html`)).text();
    expect(shown).toContain('src="data:image/png;base64,');
  });

  it('lists a message beside the picture that it has on this site, and no other', async () => {
    const own = '/mail/tyo-noon.gen.png?v=7d52f6f4';
    const [to, other] = ['landscape@example.test', 'elsewhere@example.test'];
    await mailer.send({ ...hostile, to, html: `<img src="https://site.test${own}" alt="Tokyo">` });
    await mailer.send({
      ...hostile,
      to: other,
      html: '<img src="https://site.test/x.png" alt="">',
    });
    expect(await (await get(`?to=${to}`)).text()).toContain(`<img src="${own}" alt=""`);
    expect(await (await get(`?to=${other}`)).text()).not.toContain('<img');
  });

  it('finds messages by a person, an address or a booking, whatever stands in the word', async () => {
    const to = 'jane@example.test';
    await mailer.send({ ...hostile, to, subject: '100% refund_R1', text: 'Dear Jane Doe' });
    for (const word of ['jane doe', 'JANE@', '100%', 'refund_R1'])
      expect(await (await get(`?q=${encodeURIComponent(word)}`)).text(), word).toContain('100%');
    for (const word of ['1%refund', 'refundXR1', 'nobody', '%00'])
      expect(await (await get(`?q=${word}`)).text(), word).not.toContain('100%');
  });

  it('names those who were written to last, and leads to their messages', async () => {
    const page = await (await get('')).text();
    expect(page).toContain('to=sato%40example.test');
    expect(await (await get('?to=sato@example.test')).text()).toMatch(
      /to=sato%40example\.test" aria-current/,
    );
  });

  it.each(['%00', 'a%00@example.test', 'no address', `${'a'.repeat(3000)}@example.test`])(
    'has nothing for %s, which is no address',
    async (to) => {
      const page = await get(`?to=${to}`);
      expect(page.status).toBe(200);
      expect(await page.text()).not.toContain('Second');
      expect(await (await get(`/messages.json?to=${to}`)).json()).toEqual({ messages: [] });
    },
  );

  it('speaks the language of the address, else of the browser', async () => {
    expect(await (await get('?lang=ja')).text()).toContain('lang="ja"');
    expect(await (await get('', { 'accept-language': 'zh-TW,en;q=0.5' })).text()).toContain(
      '電郵信箱',
    );
    expect(await (await get('?lang=xx', { 'accept-language': 'fr' })).text()).toContain('Mailbox');
  });

  it('shows nothing of a message as markup of its own page', async () => {
    const page = await (await get(`/${await idOf('sato@example.test')}`)).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('<script src="/demo/look/frame-height.js" defer>');
    expect(page).toContain('Hello &lt;b&gt;you&lt;/b&gt;');
  });

  it('gives the HTML of a message where nothing can run but what says its height', async () => {
    const answer = await get(`/${await idOf('sato@example.test')}/html`);
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    const hash = createHash('sha256').update(SAY_HEIGHT).digest('base64');
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    const scripts = (await answer.text()).match(/<script>.*?<\/script>/g);
    expect(scripts?.at(-1)).toBe(`<script>${SAY_HEIGHT}</script>`);
    expect(policy).toContain('sandbox');
    expect(policy).not.toContain('allow-same-origin');
  });

  it('gives a file as a download, byte for byte', async () => {
    const answer = await get(`/${await idOf('sato@example.test')}/attachments/0`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('領収書 "1".pdf')}`,
    );
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([37, 80, 68, 70]));
  });

  it('says so when there is no such message', async () => {
    const unknown = ['/0', '/abc', "/1'--", '/999999999999999999999', '/1/attachments/999'];
    for (const path of unknown) expect((await get(path)).status).toBe(404);
  });
});
